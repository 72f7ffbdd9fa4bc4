import { transport, type Transport } from './transport';

/** Whoever waits longer goes on without the token. */
const WAIT_LIMIT_MS = 2_000;

const firstReplies = new WeakMap<Transport, Promise<void>>();

/**
 * Sends a call with the XSRF token, which is null as long as there is none. On a first visit one call goes ahead alone: its reply
 * brings the cookie, and a browser would add that to others on their way, which do not know the token yet and would be refused.
 * Who gives a call up by its signal lets the others go.
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
