import 'fake-indexeddb/auto';
import { keptDatabase } from '../../src/offline/kept/database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '../../src/api/transport';
import { noteLogout } from '../../src/offline/note-logout';
import { sendLogouts, waitingLogouts } from '../../src/offline/logouts';

const DAY_MS = 24 * 60 * 60 * 1000;

const done = (): Response => Response.json({ status: 1, message: 'Logged out.', data: null });

let respond: () => Response | Promise<Response>;
let asked: { readonly path: string; readonly keyHash: string; readonly authKey: string | null }[];

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  for (const { keyHash } of await waitingLogouts.read(0)) await waitingLogouts.forget(keyHash);
  await keptDatabase.write('tries', (records) => records.clear());
  asked = [];
  respond = done;
  setTransport({
    baseUrl: '',
    fetch: async (url, { body, headers }) => {
      const keyHash = body instanceof FormData ? String(body.get('key_hash')) : '';
      asked.push({ path: url, keyHash, authKey: new Headers(headers).get('auth_key') });
      return respond();
    },
    authKey: () => 'the key of a newer login',
    xsrfToken: () => 'token',
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('A logout that the server has not heard of', () => {
  it('keeps on the device a hash of the key, and nothing that opens the account', async () => {
    await noteLogout('key-1');
    const [{ keyHash: hash } = { keyHash: '' }] = await waitingLogouts.read(Date.now());
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(hash).not.toContain('key-1');
  });

  it('ends that session by its hash, without the key of a newer login, and is forgotten', async () => {
    await noteLogout('key-1');
    expect(await sendLogouts()).toBeNull();
    expect(asked).toEqual([{ path: '/auth_service/auth/end-session', keyHash: await hashOf('key-1'), authKey: null }]);
    expect(await waitingLogouts.read(Date.now())).toEqual([]);
  });

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["behind a portal's page", () => new Response('<h1>Guest WiFi</h1>')],
    ["behind a gateway's JSON", () => Response.json({ ok: true })],
    ['while the server is busy', () => Response.json({ status: 0, message: '', data: null }, { status: 503 })],
  ])('waits %s, and goes out with the next try', async (_when, failing: () => Response | Promise<Response>) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await noteLogout('key-1');
    respond = failing;
    const dueInMs = (await sendLogouts()) ?? 0;
    expect(dueInMs).toBeGreaterThan(0);
    respond = done;
    expect(await sendLogouts()).toBe(dueInMs);
    vi.setSystemTime(Date.now() + Number(dueInMs));
    expect(await sendLogouts()).toBeNull();
    expect(new Set(asked.map(({ keyHash }) => keyHash)).size).toBe(1);
  });

  it('is done with when the store itself refuses it, since asking again would change nothing', async () => {
    await noteLogout('key-1');
    respond = () => Response.json({ status: 0, message: 'Unknown session.', data: null });
    expect(await sendLogouts()).toBeNull();
    expect(await waitingLogouts.read(Date.now())).toEqual([]);
  });

  it('of two that wait says when the first of them is due', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await noteLogout('key-1');
    const first = (await sendLogouts()) ?? 0;
    vi.setSystemTime(Date.now() + 1_000);
    await noteLogout('key-2');
    // Five seconds after the last try of any.
    expect(await sendLogouts()).toBe(4_000);
    vi.setSystemTime(Date.now() + 4_000);
    vi.spyOn(Math, 'random').mockReturnValue(0.9999);
    expect(await sendLogouts()).toBe(Number(first) - 5_000);
  });

  it('is tried at most 6 times in a minute and 30 times in an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await noteLogout('key-1');
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    const startedAt = Date.now();
    const triedUntil = async (endMs: number): Promise<number> => {
      while (Date.now() < startedAt + endMs) vi.setSystemTime(Date.now() + Math.max(1, Number((await sendLogouts()) ?? endMs)));
      return asked.length;
    };
    expect(await triedUntil(60_000)).toBeLessThanOrEqual(6);
    expect(asked.length).toBeGreaterThan(2);
    expect(await triedUntil(60 * 60_000)).toBeLessThanOrEqual(30);
  });

  it('goes out at once on a visit, but not twice within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await noteLogout('key-1');
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    for (const _visit of [1, 2, 3]) await sendLogouts('return');
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 5_000);
    await sendLogouts('return');
    expect(asked).toHaveLength(2);
  });

  it('is not asked for again by two tabs and the worker once it is heard', async () => {
    await noteLogout('key-1');
    await noteLogout('key-2');
    await Promise.all([sendLogouts(), sendLogouts()]);
    await sendLogouts();
    expect(new Set(asked.map(({ keyHash }) => keyHash)).size).toBe(2);
    expect(await waitingLogouts.read(Date.now())).toEqual([]);
  });

  it('is given up when its session has ended by itself', async () => {
    await waitingLogouts.keep('a'.repeat(64), Date.now() - 61 * DAY_MS);
    expect(await sendLogouts()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('that the server hears at once leaves nothing behind', async () => {
    await (await noteLogout('key-1'))?.done();
    expect(await waitingLogouts.read(Date.now())).toEqual([]);
  });
});

async function hashOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Buffer.from(digest).toString('hex');
}
