import type { LaterValue } from '../../src/contract/later-data';
import type { Settings } from '../../src/domain/settings';

/** The beginning of the markup is about the first screen. */
const OPENING_CHARACTERS = 4_000;
/** A shorter value is cheaper inside the document. */
const LONG_CHARACTERS = 60;
/** A shorter text could match the markup by chance. */
const TELLING_CHARACTERS = 12;

interface SplitData {
  readonly shown: unknown;
  readonly later: readonly LaterValue[];
}

/** Replies are under keys named 'data'. `shown` has null for what the first screen does not show; `putTogether` joins them. */
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

/** A match of these alone does not keep all settings in the document. */
const SHOWN_BY_ALL: readonly string[] = ['shopName', 'logo', 'colourCss'] satisfies readonly (keyof Settings)[];

const isLong = (value: unknown): boolean => value !== undefined && JSON.stringify(value).length > LONG_CHARACTERS;

const FIRST_WORDS = /^(?:\s|<[^>]*>)*([^<&'"]{1,30})/;

/** Compares first words. A text that is formatted differently is sent later, which costs only a moment. */
function isShown(value: unknown, opening: string): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, inner]) => !SHOWN_BY_ALL.includes(key) && isShown(inner, opening));
  if (typeof value !== 'string') return false;
  const words = FIRST_WORDS.exec(value)?.[1] ?? '';
  return words.length >= TELLING_CHARACTERS && opening.includes(words);
}
