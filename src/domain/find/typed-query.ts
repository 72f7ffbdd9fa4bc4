import type { Product } from '../catalogue';
import { facetValues } from './facets';
import { plainWords, tellingParts, typedWords } from './trade-words';

export interface TypedQuery {
  readonly words: readonly string[];
  /** An unknown figure never passes. */
  readonly passes: (floor: Product) => boolean;
  readonly hasLimits: boolean;
  /** The text without each part in turn: tried when nothing is found. */
  readonly looser: readonly { readonly part: string; readonly text: string }[];
  /** Such as 'Wear layer 20 mil'; null without a limit. */
  readonly reasonFor: (floor: Product) => string | null;
}

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

const MORE = 'more|over|above|greater|higher|thicker|wider';
const LESS = 'less|fewer|under|below|lower|cheaper|thinner|narrower';
/** 'no more than' comes before the 'more than' in it. */
const UNDER = String.raw`\b(?:no|not) (?:${MORE})(?: than)?|no mas de|(?:${LESS}) than|under|below|up to|at most|max(?:imum)?|<=?|≤|menos de|hasta`;
const OVER = String.raw`\b(?:no|not) (?:${LESS})(?: than)?|no menos de|(?:${MORE}) than|over|above|at least|from|min(?:imum)?|>=?|≥|mas de|desde`;
const LIMIT = String.raw`(?:(?<under>${UNDER})|(?<over>${OVER}))(?: of)?`;
/** Never starts or ends inside a number: 5/16 is not 16. 'mm/20 mil' starts one. */
const NUMBER = String.raw`(?<![\w.]|\d[/,])\d{1,4}(?:\.\d{1,2})?(?![\d.]*\d|[/,]\d)`;
const UNITS: Readonly<Record<Measure, string>> = {
  mil: String.raw`mils?\b`,
  mm: String.raw`(?:mm\b|millimet\w{2,4})(?: thick\b)?`,
  inch: String.raw`(?:"|in\b|inch(?:es)?\b|pulgadas?\b)(?: (?:wide|thick)\b)?`,
  iic: String.raw`iic\b`,
  price: String.raw`(?:dollars?|bucks|usd)\b`,
};
const UNIT = `(?<unit>${Object.values(UNITS).join('|')})?`;
const AFTER = String.raw`(?<after>\+|(?:or|and) (?:up|${MORE}|${LESS})\b(?! than| ?\$? ?\d))?`;
/** The unit may stand at both figures: '6 mm to 8 mm'. */
const BETWEEN = (['mil', 'mm', 'inch', 'iic', 'price'] as const).map((measure) => {
  const unit = `(?<unit>${UNITS[measure]})${measure === 'price' ? '?' : ''}`;
  const pattern = String.raw`(?<named>\b(?:between|from) )?(?<dollar>\$ ?)?(?<figure>${NUMBER}) ?-?(?:${UNITS[measure]} ?)?(?:-|to|and) ?(?<dollarAfter>\$ ?)?(?<other>${NUMBER}) ?-?${unit}`;
  return [measure, new RegExp(pattern, 'g')] as const;
});
const IS_LESS = new RegExp(LESS);
const ONE = new RegExp(String.raw`(?:${LIMIT})? ?(?<dollar>\$ ?)?(?<figure>${NUMBER})(?<plus>\+)? ?-?${UNIT} ?${AFTER}`, 'g');
const IIC_BEFORE = new RegExp(
  String.raw`\biic ?(?:rating )?(?:of )?(?:${LIMIT})? ?(?<figure>\d{2})\b(?: ?(?:-|to) ?(?<other>\d{2})\b)?\+?`,
  'g',
);
const SIZE =
  /(?<![\w.]|\d[/,])(\d{1,2}(?:\.\d{1,2})?) ?(?:"|in(?:ch(?:es)?)?)? ?(?:x|×|\*|by) ?(\d{1,3}(?:\.\d{1,2})?)(?: ?"| ?in(?:ch(?:es)?)?\b|\b)/g;

const REASONS: Readonly<Record<Exclude<Measure, 'price'>, (figure: number) => string>> = {
  mil: (figure) => `Wear layer ${figure} mil`,
  mm: (figure) => `${figure} mm thick`,
  inch: (figure) => `${figure} in wide`,
  iic: (figure) => `IIC ${figure}`,
};

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

/** Never throws. '20 mil', '7mm', 'iic 55', 'under $3.50' and rooms become limits, the rest words. */
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
  const takeLimits = (pattern: RegExp, read: (found: Found) => Limit | null): void => {
    rest = rest.replace(pattern, (part: string, ...found: unknown[]) => {
      const limit = read(found.at(-1) as Found);
      if (limit === null) return part;
      parts.push(part);
      limits.push(limit);
      return ' ';
    });
  };
  takeLimits(IIC_BEFORE, (found) => readLimit({ ...found, unit: 'iic' }));
  for (const [measure, pattern] of BETWEEN)
    takeLimits(pattern, (found) =>
      measure === 'price' && (found.unit ?? found.named ?? found.dollar ?? found.dollarAfter) === undefined
        ? null
        : readRange(measure, found),
    );
  takeLimits(ONE, readLimit);
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

/** Writes '7 1/2', '7-1/2' and '7½' as '7.5', and '5/16 in' as '0.31 in'. */
function withDecimals(text: string): string {
  const decimal = (whole: string, part: string, parts: string): string =>
    String(Math.round((Number(whole) + Number(part) / Number(parts)) * 100) / 100);
  return plainWords(text.replace(/[¼-¾⅛-⅞]/g, ' $&'))
    .replaceAll('⁄', '/')
    .replace(/\b(\d{1,2})[ -]+(\d{1,2})\/(2|4|8|16|32)\b/g, (_all, whole: string, part: string, parts: string) =>
      decimal(whole, part, parts),
    )
    .replace(/(?<![\w.,/])(\d{1,2})\/(2|4|8|16|32)(?= ?-?(?:"|in\b|inch|pulgada))/g, (_all, part: string, parts: string) =>
      decimal('0', part, parts),
    );
}

/** 'washed ash' without 'ash' is 'washed'. */
function without(text: string, part: string): string {
  const words = ` ${text} `.replace(` ${part.trim()} `, ' ').trim();
  return words === text ? text.replace(part, '') : words;
}

/** '12x24': rounded inches, the narrow side first. */
export function sizeWord(oneSide: number, otherSide: number): string {
  const [narrow, wide] = [Math.min(oneSide, otherSide), Math.max(oneSide, otherSide)];
  return `${Math.round(narrow)}x${Math.round(wide)}`;
}

interface Found {
  readonly figure: string;
  readonly other?: string;
  readonly under?: string;
  readonly over?: string;
  readonly named?: string;
  readonly dollar?: string;
  readonly dollarAfter?: string;
  readonly unit?: string;
  readonly plus?: string;
  readonly after?: string;
}

function readLimit(found: Found): Limit | null {
  const { under, over, dollar, figure: digits, other, unit, plus, after = '' } = found;
  const isUnder = under !== undefined || IS_LESS.test(after);
  const isOver = !isUnder && (over !== undefined || plus !== undefined || after !== '');
  const measure = measureOf(unit) ?? (dollar !== undefined || isUnder || isOver ? 'price' : null);
  if (measure === null) return null;
  if (other !== undefined) return readRange(measure, found);
  const figure = Number(digits);
  // A bare price is a maximum (a budget); a bare sound class is a minimum (an association's rule).
  const isMost = isUnder || (measure === 'price' && !isOver);
  const isLeast = isOver || (measure === 'iic' && !isUnder);
  if (isLeast || isMost) return limitOf(measure, unit, isLeast ? figure : 0, isMost ? figure : Number.POSITIVE_INFINITY);
  return readRange(measure, { ...found, other: digits });
}

/** Widths are compared to the inch: '7.2 inch' finds what is sold as 7. */
function readRange(measure: Measure, { figure, other = figure, unit }: Found): Limit {
  const limit = limitOf(measure, unit, Math.min(Number(figure), Number(other)), Math.max(Number(figure), Number(other)));
  const spread = limit.measure === 'inch' ? 0.5 : 0;
  return { ...limit, least: limit.least - spread, most: limit.most + spread };
}

/** Below one inch, and '5/16 in thick': millimetres, to half a one, since makers round. */
function limitOf(measure: Measure, unit: string | undefined, least: number, most: number): Limit {
  const isThickness = measure === 'inch' && (unit?.endsWith('thick') === true || (Number.isFinite(most) ? most : least) < 1);
  return isThickness ? { measure: 'mm', least: least * 25.4 - 0.5, most: most * 25.4 + 0.5 } : { measure, least, most };
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
