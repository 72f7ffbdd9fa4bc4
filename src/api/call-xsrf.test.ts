import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCategories } from '../contract/catalogue';
import { getNewsletter } from '../contract/content';
import { XSRF_HEADER } from '../contract/headers';
import { call } from './call';
import { HttpError } from './errors';
import { setTransport } from './transport';

/** A server that refuses every call whose header differs from its cookie; the cookie arrives while a call is in flight. */
function visit({ cookieArrives }: { readonly cookieArrives: boolean }) {
  const tokens: (string | null)[] = [];
  const replies: Response[] = [];
  let cookie: string | null = null;
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => cookie,
    fetch: (_url, init) => {
      const token = new Headers(init.headers).get(XSRF_HEADER);
      tokens.push(token);
      if (cookieArrives) cookie = 'fresh';
      const isAccepted = cookie !== null && token === cookie;
      const body = { status: isAccepted ? 1 : 0, message: '', data: [] };
      const reply = Response.json(body, { status: isAccepted ? 200 : 403 });
      replies.push(reply);
      return Promise.resolve(reply);
    },
  });
  return { tokens, replies };
}

it('a call overtaken by the first security cookie is sent once more, with it', async () => {
  const { tokens, replies } = visit({ cookieArrives: true });
  await expect(call(getCategories, undefined)).resolves.toEqual([]);
  expect(tokens).toEqual([null, 'fresh']);
  // An unread response occupies its connection.
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

it('a refusal with an unchanged cookie is not repeated', async () => {
  const { tokens } = visit({ cookieArrives: false });
  await expect(call(getCategories, undefined)).rejects.toBeInstanceOf(HttpError);
  expect(tokens).toEqual([null]);
});

/** A server whose first reply sets the cookie, when told to, and which refuses calls that have the cookie but no header. */
function slowVisit() {
  const sent: (string | null)[] = [];
  const waiting: (() => void)[] = [];
  let cookie: string | null = null;
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => cookie,
    fetch: (_url, init) =>
      new Promise((resolve) => {
        sent.push(new Headers(init.headers).get(XSRF_HEADER));
        waiting.push(() => {
          cookie ??= 'fresh';
          resolve(new Response(JSON.stringify({ status: 1, message: '', data: [] })));
        });
      }),
  });
  const respond = (): void => waiting.splice(0).forEach((reply) => reply());
  return { sent, respond };
}

describe('On a first visit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('one call goes ahead alone, and the others follow with the cookie it brought', async () => {
    const { sent, respond } = slowVisit();
    const calls = [1, 2, 3].map(() => call(getCategories, undefined));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([null]);
    respond();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([null, 'fresh', 'fresh']);
    respond();
    await expect(Promise.all(calls)).resolves.toEqual([[], [], []]);
  });

  it('a call that is sent beside a read waits for the cookie that the read may bring', async () => {
    const { sent, respond } = slowVisit();
    const calls = [call(getNewsletter, undefined), call(getCategories, undefined)];
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([null]);
    respond();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([null, 'fresh']);
    respond();
    await expect(Promise.all(calls)).resolves.toEqual([[], []]);
  });

  it('a first call without an answer does not hold the others for ever', async () => {
    const { sent, respond } = slowVisit();
    const calls = [1, 2, 3].map(() => call(getCategories, undefined));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([null, null, null]);
    respond();
    await Promise.all(calls);
  });
});
