import type { Product } from '../catalogue';
import type { FindSort } from './find-state';
import { canonical, isEmptyWord } from './trade-words';

/** `listed` is the list's own order: best sellers first. */
export type TypedOrder = Exclude<FindSort, 'recommended' | 'name'> | 'listed' | 'thick' | 'thin' | 'wide' | 'narrow' | 'long';

/** A denied word comes before the word in it. */
const ORDERS: readonly (readonly [RegExp, TypedOrder])[] = [
  [
    /\b(?:not|nothing|isnt|is not) (?:too |very |so |that )?(?:expensive|pricey|costly)\b|\b(?:least|less) (?:expensive|pricey|costly)\b|\b(?:cheap(?:est|er|ly)?|affordable|inexpensive|economical|budget)(?:[ -]?(?:friendly|priced?))?\b|\blow(?:est)?[ -]?(?:prices?d?|costs?)\b|\blowest\b/g,
    'price-up',
  ],
  [
    /\bmost expensive\b|\bexpensive\b|\bpriciest\b|\bdearest\b|\bhigh(?:est)?[ -]?(?:prices?d?|end|quality)\b|\bpremium\b|\btop of the line\b|\b(?:best|top) quality\b/g,
    'price-down',
  ],
  [
    /\bbest[ -]?sell(?:er|ers|ing)\b|\btop[ -]?sell(?:er|ers|ing)\b|\b(?:most )?popular\b|\btrending\b|\bmost (?:bought|sold|liked)\b|\bbest\b/g,
    'listed',
  ],
  [
    /\bthick(?:est)? wear ?layers?\b|\b(?:most )?(?:longest[ -]lasting|durable floor|wear[ -]resistant)\b|\b(?:most durable|toughest|strongest|hardest)\b/g,
    'wear',
  ],
  [/\bquietest\b|\bmost quiet\b/g, 'quiet'],
  [/\bthick(?:est|er)?\b/g, 'thick'],
  [/\bthin(?:nest|ner)?\b/g, 'thin'],
  [/\bwid(?:est|er)\b/g, 'wide'],
  [/\bnarrow(?:est|er)?\b/g, 'narrow'],
  [/\blong(?:est|er)\b|\blong (?=planks?\b|boards?\b)/g, 'long'],
];

const SALE =
  /\b(?:on )?(?:sales?|clearances?|discount(?:ed|s)?|deals?|offers?|specials?|special offers?|reduced(?: prices?)?|mark(?:ed)?[ -]?downs?|bargains?|savings?)\b/g;
const FOR_SALE = /\bfor sale\b/g;

const ROOM_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bath(?:room)?s?|powder rooms?)\b/g, 'bathroom'],
  [/\b(?:kitchens?)\b/g, 'kitchen'],
  [/\blaundry(?: rooms?)?\b/g, 'laundry'],
  [/\b(?:bedrooms?|nurser(?:y|ies))\b/g, 'bedroom'],
  [/\b(?:living|family|great) ?rooms?\b|\bliving (?:area|space)s?\b/g, 'living'],
  [/\bdining ?(?:rooms?|areas?)\b/g, 'dining'],
  [/\b(?:entry|entries|entry ?ways?|foyers?|hallways?|mud ?rooms?)\b/g, 'entry'],
  [/\bbasements?\b|\bbelow grade\b/g, 'basement'],
  [/\bsun ?rooms?\b|\b(?:three|3)[ -]seasons?(?: (?:rooms?|porch(?:es)?))?\b|\bsolariums?\b/g, 'sunroom'],
  [/\bgarages?\b|\bcarports?\b/g, 'garage'],
  [/\bunheated\b|\bunconditioned\b/g, 'unheated'],
  [/\b(?:outdoors?|outside|exterior|patios?|porch(?:es)?|lanais?|balcon(?:y|ies)|terraces?|pool ?decks?)\b/g, 'outdoor'],
];

const NO = String.raw`\b(?:not|no|non|nor|never|without|except(?:ing)?|excluding|minus|avoid|anything but|other than|instead of|rather than|(?:do ?n.?t|does ?n.?t|did ?n.?t) (?:want|like|need|care for)|hate|dislike|is ?n.?t|are ?n.?t)\b`;
/** 'not too dark', 'no brown or gray'. */
const DENIED = new RegExp(
  String.raw`(?:\bbut )?${NO}[ -]+(?:(?:for|too|very|so|really|any|the|a|an|in|of|to be|look like|with|that|overly)[ -]+)*([a-z]{3,})(?:(?:,? ?(?:or|nor|o) (?:(?:too|very|any|no) )*([a-z]{3,}))|(?:, ?(?=no[rt]? )))?`,
  'g',
);
const LESS_SUFFIX = /\b(glue|pad)(?:[ -]?free|less)\b/g;
const MINUS_SIGN = /(?<=^|\s)-([a-z]{3,})\b/g;

export interface TypedNeeds {
  readonly order: TypedOrder | null;
  readonly isOnSale: boolean;
  /** Values of the facet. */
  readonly rooms: readonly string[];
  /** Words of the index that a floor may not have. */
  readonly notWords: readonly string[];
  /** As typed. */
  readonly parts: readonly string[];
  readonly rest: string;
}

/** Never throws. Of the result of `takeLimits`. */
export function takeNeeds(plain: string): TypedNeeds {
  const parts: string[] = [];
  const rooms: string[] = [];
  const notWords: string[] = [];
  let order: TypedOrder | null = null;
  let isOnSale = false;
  let rest = plain.replace(FOR_SALE, ' ');
  const take = (pattern: RegExp, read: (...found: readonly (string | undefined)[]) => boolean | void): void => {
    rest = rest.replace(pattern, (part: string, ...found: (string | undefined)[]) => {
      if (read(...found) === false) return part;
      parts.push(part);
      return ' ';
    });
  };
  const takeOrders = (): void => {
    for (const [named, each] of ORDERS) take(named, () => void (order ??= each));
  };
  const deny = (...words: readonly unknown[]): boolean => {
    const telling = words
      .filter((word) => typeof word === 'string')
      .map(canonical)
      .filter((word) => !isEmptyWord(word));
    return notWords.push(...telling) > 0 && telling.length > 0;
  };
  take(ORDERS[0]?.[0] ?? SALE, () => void (order = 'price-up'));
  take(LESS_SUFFIX, (word) => deny(word));
  take(DENIED, (word, other) => deny(word, other));
  take(MINUS_SIGN, (word) => deny(word));
  for (const [named, room] of ROOM_NAMES) take(named, () => void rooms.push(room));
  take(SALE, () => void (isOnSale = true));
  takeOrders();
  return { order, isOnSale, rooms: [...new Set(rooms)], notWords: [...new Set(notWords)], parts, rest };
}

/** Reduced, as the card says it. */
export function isReduced({ priceCentsPerSqft, mainPriceCentsPerSqft, saveLabel }: Product): boolean {
  if (saveLabel !== null && saveLabel.trim() !== '') return true;
  return priceCentsPerSqft !== null && mainPriceCentsPerSqft !== null && mainPriceCentsPerSqft > priceCentsPerSqft;
}
