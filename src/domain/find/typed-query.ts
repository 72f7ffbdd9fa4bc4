import type { Product } from '../catalogue';
import { facetValues } from './facets';
import { plainWords, tellingParts, typedWords } from './trade-words';

/** A parsed search text: words to find, and limits for a floor's figures. */
export interface TypedQuery {
  readonly words: readonly string[];
  /** Whether the floor's figures are within the limits. An unknown figure never passes. */
  readonly passes: (floor: Product) => boolean;
  readonly hasLimits: boolean;
  /** The text without each of its parts in turn: tried when nothing is found. */
  readonly looser: readonly { readonly part: string; readonly text: string }[];
  /** The floor's figure that a limit matched, such as 'Wear layer 20 mil'; null without a limit. */
  readonly reasonFor: (floor: Product) => string | null;
}

/** At most this many parts are left out in turn. */
const MOST_PARTS = 4;

type Measure = 'price' | 'mil' | 'mm' | 'inch' | 'iic';
interface Limit {
  readonly measure: Measure;
  readonly least: number;
  readonly most: number;
}

const AMOUNT: Readonly<Record<Measure, (floor: Product) => number | null>> = {
  price: ({ priceCentsPerSqft }) => (priceCentsPerSqft === null ? null : priceCentsPerSqft / 100),
  mil: ({ facts }) => facts?.wearLayerMil ?? null,
  mm: ({ facts }) => facts?.thicknessMm ?? null,
  inch: ({ facts }) => (typeof facts?.plankWidthInches === 'number' ? Math.round(facts.plankWidthInches) : null),
  iic: ({ facts }) => facts?.iic ?? null,
};

const UNDER = String.raw`under|below|less than|cheaper than|up to|at most|max(?:imum)?|<=?|≤|menos de|hasta`;
const OVER = String.raw`over|above|more than|at least|from|min(?:imum)?|>=?|≥|mas de|desde`;
const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)(?![\d.]*\d)`;
const UNIT = String.raw`(?<unit>mils?\b|(?:mm\b|millimet\w{2,4})(?: thick\b)?|(?:"|in\b|inch(?:es)?\b|pulgadas?\b)(?: wide\b)?|iic\b|dollars?\b|bucks\b|usd\b)?`;
const AFTER = String.raw`(?<after>\+|or more|or up|and up|or thicker|or wider|or less|or under)?`;
const BETWEEN = new RegExp(String.raw`(between )?(\$)?\b${NUMBER} ?(?:-|to|and) ?(\$)?${NUMBER} ?-?${UNIT}`, 'g');
const ONE = new RegExp(
  String.raw`(?:(?<under>${UNDER})|(?<over>${OVER}))? ?(?<dollar>\$ ?)?(?<![\w.])(?<figure>${NUMBER}) ?-?${UNIT} ?${AFTER}`,
  'g',
);
const IIC_BEFORE = /\biic ?(?:rating )?(?:of )?(?:>=?|≥|over|above|at least|from|min(?:imum)?)? ?(\d{2})\b\+?/g;
const SIZE = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:"|in(?:ch(?:es)?)?)? ?(?:x|×|\*|by) ?(\d{1,3}(?:\.\d{1,2})?)(?: ?"| ?in(?:ch(?:es)?)?\b|\b)/g;

const REASONS: Readonly<Record<Exclude<Measure, 'price'>, (figure: number) => string>> = {
  mil: (figure) => `Wear layer ${figure} mil`,
  mm: (figure) => `${figure} mm thick`,
  inch: (figure) => `${figure} in wide`,
  iic: (figure) => `IIC ${figure}`,
};

/** Maps typed words to values of the room facet. */
const ROOM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bath(?:room)?s?|bano)\b/g, 'bathroom'],
  [/\b(?:kitchens?|cocina)\b/g, 'kitchen'],
  [/\blaundry(?: rooms?)?\b/g, 'laundry'],
  [/\b(?:bedrooms?|dormitorio)\b/g, 'bedroom'],
  [/\b(?:living ?rooms?|sala)\b/g, 'living'],
  [/\bbasements?\b/g, 'basement'],
  [/\bsun ?rooms?\b/g, 'sunroom'],
  [/\bgarages?\b/g, 'garage'],
];

/** Parses a typed text; never throws. '20 mil', '7 inch', '7mm', 'iic 55', 'under $3.50' and rooms become limits, the rest words. */
export function readTypedQuery(text: string): TypedQuery {
  const limits: Limit[] = [];
  const rooms: string[] = [];
  const sizes: string[] = [];
  const parts: string[] = [];
  const plain = withDecimals(text.slice(0, 400)).replace(/\s+/g, ' ').trim();
  let rest = plain;
  rest = rest.replace(SIZE, (part, width: string, length: string) => {
    parts.push(part);
    sizes.push(sizeWord(Number(width), Number(length)));
    return ' ';
  });
  rest = rest.replace(IIC_BEFORE, (part, least: string) => {
    parts.push(part);
    limits.push({ measure: 'iic', least: Number(least), most: Number.POSITIVE_INFINITY });
    return ' ';
  });
  rest = rest.replace(BETWEEN, (all, between, dollar, from: string, dollar2, to: string, unit: string | undefined) => {
    const measure = measureOf(unit) ?? ((between ?? dollar ?? dollar2) ? 'price' : null);
    if (measure === null) return all;
    parts.push(all);
    limits.push(within(measure, Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))));
    return ' ';
  });
  rest = rest.replace(ONE, (all: string, ...found: unknown[]) => {
    const limit = readLimit(found.at(-1) as OneFigure);
    if (limit === null) return all;
    parts.push(all);
    limits.push(limit);
    return ' ';
  });
  for (const [named, room] of ROOM_WORDS) {
    rest = rest.replace(named, (part) => {
      parts.push(part);
      rooms.push(room);
      return ' ';
    });
  }
  parts.push(...tellingParts(rest));
  return {
    words: [...new Set([...sizes, ...typedWords(rest)])],
    hasLimits: limits.length > 0 || rooms.length > 0,
    looser: parts.length < 2 ? [] : parts.slice(0, MOST_PARTS).map((part) => ({ part: part.trim(), text: without(plain, part) })),
    reasonFor: (floor) => {
      const measure = limits.map((limit) => limit.measure).find((each) => each !== 'price');
      const figure = measure === undefined ? null : AMOUNT[measure](floor);
      return measure === undefined || figure === null ? null : REASONS[measure](figure);
    },
    passes: (floor) =>
      limits.every(({ measure, least, most }) => isBetween(AMOUNT[measure](floor), least, most)) &&
      rooms.every((room) => facetValues(floor).room.includes(room)),
  };
}

/** The plain text with '7 1/2', '7-1/2' and '7½' as '7.5'. */
function withDecimals(text: string): string {
  return plainWords(text.replace(/[¼-¾⅛-⅞]/g, ' $&')).replace(
    /\b(\d{1,2})[ -]+(\d{1,2})[/⁄](2|4|8|16)\b/g,
    (_all, whole: string, part: string, parts: string) => String(Math.round((Number(whole) + Number(part) / Number(parts)) * 100) / 100),
  );
}

/** A text without one of its parts, which is a whole word rather than a piece of another: 'washed ash' without 'ash' is 'washed'. */
function without(text: string, part: string): string {
  const words = ` ${text} `.replace(` ${part.trim()} `, ' ').trim();
  return words === text ? text.replace(part, '') : words;
}

/** A size as one indexed word: '12x24'. Sides are rounded to the inch, the narrow one first. */
export function sizeWord(oneSide: number, otherSide: number): string {
  const [narrow, wide] = [Math.min(oneSide, otherSide), Math.max(oneSide, otherSide)];
  return `${Math.round(narrow)}x${Math.round(wide)}`;
}

/** What `ONE` finds. */
interface OneFigure {
  readonly figure: string;
  readonly under?: string;
  readonly over?: string;
  readonly dollar?: string;
  readonly unit?: string;
  readonly after?: string;
}

function readLimit({ under, over, dollar, figure: digits, unit, after = '' }: OneFigure): Limit | null {
  const isUnder = under !== undefined || /less|under/.test(after);
  const isOver = over !== undefined || /\+|more|up|thicker|wider/.test(after);
  const measure = measureOf(unit) ?? (dollar !== undefined || isUnder || isOver ? 'price' : null);
  if (measure === null) return null;
  const figure = Number(digits);
  // A bare price is a maximum (a budget); a bare sound class is a minimum (an association's rule).
  const isMost = isUnder || (measure === 'price' && !isOver);
  const isLeast = isOver || (measure === 'iic' && !isUnder);
  if (isLeast) return { measure, least: figure, most: Number.POSITIVE_INFINITY };
  if (isMost) return { measure, least: 0, most: figure };
  return within(measure, figure, figure);
}

/** Widths are compared to the inch: '7.2 inch' finds what is sold as 7. */
function within(measure: Measure, least: number, most: number): Limit {
  const spread = measure === 'inch' ? 0.5 : 0;
  return { measure, least: least - spread, most: most + spread };
}

function measureOf(unit: string | undefined): Measure | null {
  if (unit === undefined) return null;
  if (unit.startsWith('mil') && !unit.startsWith('milli')) return 'mil';
  if (unit.startsWith('m')) return 'mm';
  if (unit === 'iic') return 'iic';
  return /dollar|bucks|usd/.test(unit) ? 'price' : 'inch';
}

function isBetween(amount: number | null, least: number, most: number): boolean {
  return amount !== null && amount >= least && amount <= most;
}
