import { transport, type Transport } from './transport';

/** After this time a call is sent without the token. */
const WAIT_LIMIT_MS = 2_000;

const firstReplies = new WeakMap<Transport, Promise<void>>();

/**
 * On a first visit the first call is sent alone and the others wait: its response sets the cookie, which the browser would add to calls
 * without the token, and the server would refuse them. Aborting it releases the others.
 */
export async function sendWithToken(send: (token: string | null) => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  const visit = transport();
  const token = await visit.xsrfToken();
  if (token !== null) return send(token);
  const first = firstReplies.get(visit);
  if (first === undefined) {
    const reply = send(null);
    firstReplies.set(visit, settledOrLate(reply, signal));
    return reply;
  }
  await first;
  return send(await visit.xsrfToken());
}

function settledOrLate(reply: Promise<Response>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_LIMIT_MS);
    const settle = (): void => {
      clearTimeout(timer);
      resolve();
    };
    reply.then(settle, settle);
    signal?.addEventListener('abort', settle);
  });
}
