import { setTimeout as pause } from 'node:timers/promises';
import { foreignReply, pageReply, type Fault, type Reply } from './fault-kinds';

/** What the client gets to see of a request. */
export type Delivery =
  | { readonly kind: 'reply'; readonly reply: Reply; readonly pace: Pace }
  /** The beginning of a reply, then a broken connection. */
  | { readonly kind: 'broken reply'; readonly reply: Reply; readonly keptBytes: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'reset' };

/** How a reply's body travels: in one piece of stated length, in one chunk, or in small pieces. */
export type Pace = 'whole' | 'chunked' | { readonly bytes: number; readonly everyMs: number };

/**
 * Lets a fault happen to a request. `askServer` sends it on, as often as the fault says. Rejects if the server cannot be asked, or if
 * `signal` ends a delay.
 */
export async function applyFault(fault: Fault, askServer: () => Promise<Reply>, signal?: AbortSignal): Promise<Delivery> {
  switch (fault.kind) {
    case 'none':
      return whole(await askServer());
    case 'delay':
      await pause(fault.ms, undefined, { signal });
      return whole(await askServer());
    case 'hang':
      if (fault.isSeen) await askServer();
      return { kind: 'silence' };
    case 'reset before':
      return { kind: 'reset' };
    case 'reset after': {
      const lost = await askServer();
      await fault.afterwards?.(lost);
      return { kind: 'reset' };
    }
    case 'cut short': {
      const reply = await askServer();
      return {
        kind: 'reply',
        reply: { ...reply, body: reply.body.slice(0, fault.keptBytes) },
        pace: fault.isChunked ? 'chunked' : 'whole',
      };
    }
    case 'truncate':
      return { kind: 'broken reply', reply: await askServer(), keptBytes: fault.keptBytes };
    case 'duplicate': {
      const first = await askServer();
      let last = first;
      for (let count = 1; count < fault.times; count += 1) last = await askServer();
      return whole(fault.reply === 'first' ? first : last);
    }
    case 'page':
      return whole(pageReply(fault.status));
    case 'foreign JSON':
      return whole(foreignReply(fault.status, fault.body));
    case 'trickle':
      return { kind: 'reply', reply: await askServer(), pace: fault };
  }
}

function whole(reply: Reply): Delivery {
  return { kind: 'reply', reply, pace: 'whole' };
}

/** A body in pieces, with a pause before each. */
export async function* trickled(body: Uint8Array<ArrayBuffer>, { bytes, everyMs }: Exclude<Pace, string>, signal?: AbortSignal) {
  for (let start = 0; start < body.length; start += bytes) {
    await pause(everyMs, undefined, { signal });
    yield body.slice(start, start + bytes);
  }
}
