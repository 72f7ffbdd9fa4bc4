import type { LaterValue } from '../../src/contract/later-data';

/** A screen opens with what stands first in its markup: header, title, first picture, first cards. */
const OPENING_CHARACTERS = 4_000;
/** What is shorter costs more apart than where it is. */
const LONG_CHARACTERS = 60;
/** A shorter text stands in the markup of anything. */
const TELLING_CHARACTERS = 12;

interface SplitData {
  readonly shown: unknown;
  readonly later: readonly LaterValue[];
}

/**
 * Parts the data of a page, replies under keys named 'data', into what its screen opens with and all else, of which `shown` has
 * null in its place. `putTogether` of the contract makes it whole again.
 */
export function splitData(data: unknown, bodyHtml: string): SplitData {
  const opening = bodyHtml.slice(0, OPENING_CHARACTERS);
  const later: LaterValue[] = [];
  const walk = (value: unknown, at: LaterValue['at'], isReply: boolean): unknown => {
    if (isReply && isLong(value) && !isShown(value, opening)) {
      later.push({ at, value });
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...at, index], isReply));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, [...at, key], isReply || key === 'data')]));
  };
  return { shown: walk(data, [], false), later };
}

const isLong = (value: unknown): boolean => value !== undefined && JSON.stringify(value).length > LONG_CHARACTERS;

const FIRST_WORDS = /^(?:\s|<[^>]*>)*([^<&'"]{1,30})/;

/** By the first words of its texts: one that is shown in another way than it is written travels apart, which costs a moment and no more. */
function isShown(value: unknown, opening: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((inner) => isShown(inner, opening));
  if (typeof value !== 'string') return false;
  const words = FIRST_WORDS.exec(value)?.[1] ?? '';
  return words.length >= TELLING_CHARACTERS && opening.includes(words);
}
