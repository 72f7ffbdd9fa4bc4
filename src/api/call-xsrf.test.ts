import { expect, it } from 'vitest';
import { getCategories } from '../contract/catalogue';
import { XSRF_HEADER } from '../contract/headers';
import { call } from './call';
import { HttpError } from './errors';
import { setTransport } from './transport';

/** A server that refuses every call whose header differs from its cookie; the cookie arrives while a call is on its way. */
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
      const reply = new Response(JSON.stringify({ status: 1, message: '', data: [] }), { status: isAccepted ? 200 : 403 });
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
  // One that is left unread holds a connection.
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

it('a refusal with an unchanged cookie is not repeated', async () => {
  const { tokens } = visit({ cookieArrives: false });
  await expect(call(getCategories, undefined)).rejects.toBeInstanceOf(HttpError);
  expect(tokens).toEqual([null]);
});
