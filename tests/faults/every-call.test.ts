import { expect, it } from 'vitest';
import { call } from '../../src/api/call';
import { ContractError, NetworkError } from '../../src/api/errors';
import { setTransport } from '../../src/api/transport';
import type { Endpoint } from '../../src/contract/define-endpoint';
import { endpoints } from '../../src/contract/all-endpoints';
import { sampleFields } from '../fuzz/sample-fields';
import { SAMPLE_REPLIES } from '../pages/sample-replies';
import { columns } from './fault-columns';
import { NO_FAULT, type Fault, type LoggedRequest } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

type CallName = keyof typeof endpoints;
const NAMES = Object.keys(endpoints) as CallName[];
const CALLS: Readonly<Record<CallName, Endpoint<unknown, unknown>>> = endpoints;
/** Ends a call that hangs, as the caller's own limit does. */
const GIVEN_UP_MS = 30;
/** Longer than any of these faults lasts. */
const LIMIT_MS = 5_000;

interface Asked {
  readonly outcome: { readonly data: unknown } | { readonly error: unknown };
  /** How often the call went out to the network. */
  readonly sent: number;
}

/** Calls a store whose reply to this call is sound, through one fault; the refresh of the key meets none. */
async function askThrough(name: CallName, fault: Fault): Promise<Asked> {
  const { path, input } = CALLS[name];
  const isAsked = (url: string): boolean => url.startsWith(`/api${path}`);
  const log: LoggedRequest[] = [];
  const store = async (url: string): Promise<Response> =>
    Response.json({ status: 1, message: '', data: isAsked(url) ? SAMPLE_REPLIES[name] : null });
  setTransport({
    baseUrl: '/api',
    authKey: () => 'key-1',
    xsrfToken: () => 'token-1',
    fetch: faultyFetch(store, (request) => (isAsked(request.path) ? fault : NO_FAULT), log),
  });
  const signal = AbortSignal.timeout(fault.kind === 'hang' ? GIVEN_UP_MS : LIMIT_MS);
  const asked = call(CALLS[name], input.decode(sampleFields[name]), { signal });
  const outcome = await asked.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  return { outcome, sent: log.filter((request) => isAsked(request.path)).length };
}

const sound = async (name: CallName): Promise<unknown> => {
  const { outcome } = await askThrough(name, NO_FAULT);
  return 'data' in outcome ? outcome.data : Promise.reject(outcome.error);
};

/** A verdict that nobody but the store may speak: a refusal, a dead key. */
function isVerdict(error: unknown): boolean {
  return !(error instanceof NetworkError || error instanceof ContractError);
}

const cases = NAMES.flatMap((name) => columns.map((column) => ({ name, ...column })));

it.each(cases)('$name behind $column is answered by the store, or not at all', async ({ name, faults, getsReply }) => {
  const expected = await sound(name);
  for (const fault of faults) {
    const { outcome } = await askThrough(name, fault);
    if (getsReply) expect(outcome, JSON.stringify(fault)).toEqual({ data: expected });
    else {
      expect(outcome, JSON.stringify(fault)).toHaveProperty('error');
      expect('error' in outcome && isVerdict(outcome.error), JSON.stringify([fault, outcome])).toBe(false);
    }
  }
});

it.each(NAMES)('A reply of %s that ends anywhere before its end is none', async (name) => {
  const whole = JSON.stringify({ status: 1, message: '', data: SAMPLE_REPLIES[name] });
  const step = Math.max(1, Math.floor(whole.length / 40));
  for (let keptBytes = 0; keptBytes < whole.length; keptBytes += step) {
    const { outcome } = await askThrough(name, { kind: 'cut short', keptBytes, isChunked: true });
    expect(outcome, `${keptBytes} bytes`).toHaveProperty('error');
  }
});

it.each(NAMES)('%s goes out once, and after a 401 once more: no fault makes the client ask in a loop', async (name) => {
  for (const { faults } of columns) {
    for (const fault of faults) {
      const isUnauthorized = 'status' in fault && fault.status === 401;
      expect((await askThrough(name, fault)).sent, JSON.stringify(fault)).toBeLessThanOrEqual(isUnauthorized ? 2 : 1);
    }
  }
});
