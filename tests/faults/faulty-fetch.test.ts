import { expect, it } from 'vitest';
import { type Fault, type LoggedRequest } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

const BODY = JSON.stringify({ status: 1, message: '', data: 'x'.repeat(200) });

/** A server in this process behind one fault. */
function behind(fault: Fault) {
  const seen: string[] = [];
  const log: LoggedRequest[] = [];
  const server = async (url: string, { method }: RequestInit): Promise<Response> => {
    seen.push(`${method} ${url}`);
    return new Response(BODY, { headers: { 'X-Nth': String(seen.length) } });
  };
  const fetch = faultyFetch(server, () => fault, log);
  return { seen, log, ask: (signal?: AbortSignal) => fetch('/cart', { method: 'POST', ...(signal === undefined ? {} : { signal }) }) };
}

it.each<[Fault, number]>([
  [{ kind: 'reset before' }, 0],
  [{ kind: 'reset after' }, 1],
])('A broken connection rejects: %s', async (fault, times) => {
  const { ask, seen } = behind(fault);
  await expect(ask()).rejects.toThrow(TypeError);
  expect(seen).toHaveLength(times);
});

it.each([false, true])('A silent request ends with its signal alone (seen by the server: %s)', async (isSeen) => {
  const { ask, seen } = behind({ kind: 'hang', isSeen });
  const giveUp = new AbortController();
  const asked = expect(ask(giveUp.signal)).rejects.toThrow('Aborted');
  await new Promise(setImmediate);
  giveUp.abort();
  await asked;
  expect(seen).toHaveLength(isSeen ? 1 : 0);
});

it.each([false, true])('A body that is cut short looks whole (in chunks: %s)', async (isChunked) => {
  const { ask } = behind({ kind: 'cut short', keptBytes: 40, isChunked });
  expect(await (await ask()).text()).toBe(BODY.slice(0, 40));
});

it('A truncated body rejects while it is read', async () => {
  const { ask, seen } = behind({ kind: 'truncate', keptBytes: 40 });
  const reply = await ask();
  await expect(reply.text()).rejects.toThrow(TypeError);
  expect(seen).toHaveLength(1);
});

it.each([
  ['first', '1'],
  ['last', '3'],
] as const)('A request delivered three times gives the %s reply', async (which, nth) => {
  const { ask, seen } = behind({ kind: 'duplicate', times: 3, reply: which });
  expect((await ask()).headers.get('x-nth')).toBe(nth);
  expect(seen).toHaveLength(3);
});
