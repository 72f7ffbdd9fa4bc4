/** What an account has on this device that its server has not. */
export type Unsent = Readonly<Record<UnsentThing, number>>;

export type UnsentThing = 'cart' | 'rooms' | 'messages' | 'samples';

export const NOTHING_UNSENT: Unsent = { cart: 0, rooms: 0, messages: 0, samples: 0 };

export function unsentCount({ cart, rooms, messages, samples }: Unsent): number {
  return cart + rooms + messages + samples;
}

/** Storage is untrusted input. */
export function readUnsent(stored: unknown): Unsent {
  const counts = typeof stored === 'object' && stored !== null ? stored : {};
  const countOf = (thing: UnsentThing): number => {
    const count: unknown = Reflect.get(counts, thing);
    return Number.isSafeInteger(count) ? Math.max(0, Number(count)) : 0;
  };
  return { cart: countOf('cart'), rooms: countOf('rooms'), messages: countOf('messages'), samples: countOf('samples') };
}
