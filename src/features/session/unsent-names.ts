import type { Unsent, UnsentThing } from './unsent';
import { unsentNamesTexts } from './unsent-names.texts';

const THINGS = ['cart', 'rooms', 'messages', 'samples'] as const satisfies readonly UnsentThing[];

/** '2 cart changes and 1 message'; '' for nothing. */
export function unsentNames(unsent: Unsent): string {
  return inWords(THINGS.filter((thing) => unsent[thing] > 0).map((thing) => unsentNamesTexts.things[thing](unsent[thing])));
}

/** 'a, b and c'. */
function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : unsentNamesTexts.and(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}
