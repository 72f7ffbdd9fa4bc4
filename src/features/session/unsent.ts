/** What an account has on this device that its server has not. */
export type Unsent = Readonly<Record<UnsentThing, number>>;

export type UnsentThing = keyof typeof NAMES;

const NAMES = {
  cart: ['cart change', 'cart changes'],
  rooms: ['measured project', 'measured projects'],
  messages: ['message', 'messages'],
  samples: ['order of samples', 'orders of samples'],
} as const;

export const NOTHING_UNSENT: Unsent = { cart: 0, rooms: 0, messages: 0, samples: 0 };

export function unsentCount({ cart, rooms, messages, samples }: Unsent): number {
  return cart + rooms + messages + samples;
}

/** '2 cart changes and 1 message'; '' for nothing. */
export function unsentNames(unsent: Unsent): string {
  const names = Object.entries(NAMES).flatMap(([thing, [one, more]]) => {
    const count = unsent[thing as UnsentThing];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return inWords(names);
}

/** 'a, b and c'. */
export function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
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
