import { setTransport } from '../../src/api/transport';
import { noFaults, type ChooseFault } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

/** What the server does with the next calls. 'reply-lost' takes the message and says nothing. */
export type MessageFault = 'none' | 'offline' | 'silent' | 'reply-lost' | 'busy' | 'broken' | 'refused' | 'wordless' | 'malformed';

const ok = (): Response => new Response('{"status":1,"message":"","data":null}');

/** A shop that keeps each message once by its id, as ours does, in this process. `choose`: what happens to each call on its way. */
export function createMessageServer(choose: ChooseFault = noFaults) {
  const kept = new Map<string, string>();
  const state = { fault: 'none' as MessageFault, calls: 0, retryAfter: null as string | null };

  const reply = (id: string, words: string): Response | Promise<Response> => {
    switch (state.fault) {
      case 'none':
        kept.set(id, words);
        return ok();
      case 'offline':
        throw new TypeError('fetch failed');
      case 'silent':
        return new Promise(() => undefined);
      case 'reply-lost':
        kept.set(id, words);
        throw new TypeError('fetch failed');
      case 'busy':
        return new Response('{"status":0,"message":"Too many tries."}', {
          status: 429,
          headers: state.retryAfter === null ? {} : { 'Retry-After': state.retryAfter },
        });
      case 'broken':
        return new Response('<h1>Bad gateway</h1>', { status: 502 });
      case 'refused':
        return new Response('{"status":0,"message":"Please enter a valid email address","data":null}');
      case 'wordless':
        return new Response('{"status":0,"message":"","data":null}');
      case 'malformed':
        return new Response('{"status":0,"message":"Missing or malformed: Contactus[email]"}', { status: 400 });
    }
  };

  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => null,
    fetch: faultyFetch(async (_url, init) => {
      state.calls += 1;
      const form = init.body instanceof FormData ? init.body : new FormData();
      const words = form.get('Contactus[message]') ?? form.get('Samples[product_ids]');
      return reply(new Headers(init.headers).get('X-Message-Id') ?? '', String(words));
    }, choose),
  });
  return { state, /** The words kept, each message once. */ kept: (): readonly string[] => [...kept.values()] };
}
