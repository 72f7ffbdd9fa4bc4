import type { Product } from '../catalogue';
import { plainTypedWords } from './trade-words';
import { typedLimitsTexts } from './typed-limits.texts';

type Measure = 'price' | 'mil' | 'mm' | 'inch' | 'iic';
/** Both ends included. */
export interface Limit {
  readonly measure: Measure;
  readonly least: number;
  readonly most: number;
  /** Said without 'under' or 'over'. */
  readonly isBare: boolean;
}

/** What a typed text says in figures. */
export interface TypedLimits {
  readonly limits: readonly Limit[];
  /** Words of the index, as '12x24'. */
  readonly sizes: readonly string[];
  /** '300 sqft', as typed. */
  readonly areas: readonly string[];
  /** As typed, in order. */
  readonly parts: readonly string[];
  /** The text without them. */
  readonly rest: string;
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
const UNDER = String.raw`\b(?:no|not|nothing|none) (?:${MORE})(?: than)?|(?:not |without )exceeding|(?:${LESS}) than|under|below|up to|at most|max(?:imum)?|sub(?=[ -]?\$)|within|(?:my )?budget(?: is| of)?|<=?|≤`;
const OVER = String.raw`\b(?:no|not|nothing|none) (?:${LESS})(?: than)?|(?:${MORE}) than|over|above|at least|from|starting (?:at|from)|min(?:imum)?|>=?|≥`;
const NEAR = String.raw`\b(?:around|about|approx(?:imately)?|roughly|near(?:ly)?|close to|circa)\b|~|≈`;
const LIMIT = String.raw`(?:(?<under>${UNDER})|(?<over>${OVER})|(?<near>${NEAR}))(?: of)?`;
/** Never starts or ends inside a number: 5/16 is not 16. 'mm/20 mil' starts one. */
const NUMBER = String.raw`(?<![\w.]|\d[/,])\d{1,4}(?:\.\d{1,2})?(?![\d.]*\d|[/,]\d)`;
const UNITS: Readonly<Record<Measure, string>> = {
  mil: String.raw`mils?\b(?: wear ?layer\b)?`,
  mm: String.raw`(?:mm\b|millimet\w{2,4})(?: thick(?:ness)?\b)?`,
  inch: String.raw`(?:"|in\b|inch(?:es)?\b)(?: (?:wide|thick)\b)?`,
  iic: String.raw`iic\b`,
  price: String.raw`(?:(?:dollars?|bucks|usd|cents)\b|\$(?! ?\d)|¢)`,
};
const UNIT = `(?<unit>${Object.values(UNITS).join('|')})?`;
const AFTER = String.raw`(?<after>\+|(?:or|and) (?:up|${MORE}|${LESS})\b(?! than| ?\$? ?\d)|(?:max(?:imum)?|min(?:imum)?|tops|at (?:the )?(?:very )?(?:most|least))\b(?! (?:of )?\$?\d))?`;
/** The unit may stand at both figures: '6 mm to 8 mm'. */
const BETWEEN = (['mil', 'mm', 'inch', 'iic', 'price'] as const).map((measure) => {
  const unit = `(?<unit>${UNITS[measure]})${measure === 'price' ? '?' : ''}`;
  const pattern = String.raw`(?<named>\b(?:between|from) )?(?<dollar>\$ ?)?(?<figure>${NUMBER}) ?-?(?:${UNITS[measure]} ?)?(?:-|to|and) ?(?<dollarAfter>\$ ?)?(?<other>${NUMBER}) ?-?${unit}`;
  return [measure, new RegExp(pattern, 'g')] as const;
});
const IS_LESS = new RegExp(`${LESS}|max|tops|most`);
const ONE = new RegExp(String.raw`(?:${LIMIT})? ?(?<dollar>\$ ?)?(?<figure>${NUMBER})(?<plus>\+)? ?-?${UNIT} ?${AFTER}`, 'g');
const IIC_BEFORE = new RegExp(
  String.raw`\biic ?(?:rating )?(?:of )?(?:${LIMIT})? ?(?<figure>\d{2})\b(?: ?(?:-|to) ?(?<other>\d{2})\b)?\+?`,
  'g',
);
const SIZE =
  /(?<![\w.]|\d[/,])(\d{1,2}(?:\.\d{1,2})?) ?(?:"|in(?:ch(?:es)?)?)? ?(?:x|×|\*|by) ?(\d{1,3}(?:\.\d{1,2})?)(?: ?"| ?in(?:ch(?:es)?)?\b|\b)/g;

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const IN_WORDS = new RegExp(
  String.raw`\b(${NUMBER_WORDS.join('|')})\b(?=[ -](?:dollars?|bucks|mils?|mm|inch(?:es)?|cents|or (?:less|more|under)))|(?<=\b(?:than|under|below|over|above|most|least|to|max|budget) )(${NUMBER_WORDS.join('|')})\b`,
  'g',
);
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** 'three fifty', 'two ninety-nine'. */
const SPOKEN_PRICE = new RegExp(
  String.raw`\b(${NUMBER_WORDS.slice(1, 10).join('|')})[ -](${TENS.join('|')})(?:[ -](${NUMBER_WORDS.slice(1, 10).join('|')}))?\b`,
  'g',
);
const JOINED_LIMIT = /\b(up)(to)\b|\b(less|more|cheaper|thicker|thinner|wider|higher|lower)(than)\b|\b(at)(least|most)\b/g;
const SQFT = String.raw`(?:sq(?:uare)?\.? ?-?(?:ft|feet|foot)|sqft|sf)\b\.?`;
const PER_SQFT = new RegExp(
  String.raw`(?<=\d|dollars?|bucks|usd|cents|¢) ?(?:\/|per|an?\b|each|the) ?(?:${SQFT}|foot\b|ft\b|feet\b)|(?<=\d) ?psf\b`,
  'g',
);
const AREA = new RegExp(String.raw`(?<![\w.$]|\$ )\d{1,5}(?:\.\d{1,2})? ?-?(?:${SQFT}|m2\b|sq(?:uare)? ?m(?:eters?)?\b)`, 'g');
/** A room, not a plank. */
const SIDES =
  /(?<![\w.$])\d{1,3}(?:\.\d{1,2})? ?(?:'|ft\b|feet\b|foot\b|m\b|meters?\b)? ?(?:x|×|\*|by) ?\d{1,3}(?:\.\d{1,2})? ?(?:'|ft\b|feet\b|foot\b|m\b|meters?\b)/g;
/** A price as on a tag. */
const TAG_PRICE = /^\d{1,2}\.\d\d$/;
const NEARLY = 0.1;

/** Never throws. Of the result of `plainFigures`. */
export function takeLimits(plain: string): TypedLimits {
  const limits: Limit[] = [];
  const [sizes, areas, parts]: [string[], string[], string[]] = [[], [], []];
  let rest = plain;
  const take = (pattern: RegExp, read: (part: string, found: Found) => boolean): void => {
    rest = rest.replace(pattern, (part: string, ...found: unknown[]) => {
      const groups = found.at(-1);
      if (!read(part, (typeof groups === 'object' ? groups : {}) as Found)) return part;
      parts.push(part);
      return ' ';
    });
  };
  const keep = (limit: Limit | null): boolean => limit !== null && limits.push(limit) > 0;
  const isArea = (part: string): boolean => areas.push(part.trim()) > 0;
  take(SIDES, isArea);
  take(AREA, isArea);
  take(SIZE, (part) => {
    const [one, other] = [...part.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    return one !== undefined && other !== undefined && sizes.push(sizeWord(one, other)) > 0;
  });
  take(IIC_BEFORE, (_, found) => keep(readLimit({ ...found, unit: 'iic' })));
  for (const [measure, pattern] of BETWEEN)
    take(pattern, (_, found) => {
      const isPrice = (found.unit ?? found.named ?? found.dollar ?? found.dollarAfter) !== undefined;
      return (measure !== 'price' || isPrice) && keep(readRange(measure, found));
    });
  take(ONE, (_, found) => keep(readLimit(found)));
  return { limits, sizes, areas, parts, rest };
}

/** The text in plain words, its fractions and figures in one form. */
export function plainFigures(text: string): string {
  return withDecimals(text)
    .replace(JOINED_LIMIT, (...found: (string | undefined)[]) =>
      found
        .slice(1, 7)
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .replace(SPOKEN_PRICE, (_, dollars: string, tens: string, ones: string | undefined) => {
      const cents = (TENS.indexOf(tens) + 1) * 10 + Math.max(0, NUMBER_WORDS.indexOf(ones ?? ''));
      return `$${NUMBER_WORDS.indexOf(dollars)}.${cents}`;
    })
    .replace(IN_WORDS, (word) => String(NUMBER_WORDS.indexOf(word)))
    .replace(PER_SQFT, ' dollars')
    .replace(/\b(dollars?|bucks|usd|cents)(?: dollars)+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An unknown figure never passes. */
export function isInLimit(floor: Product, { measure, least, most }: Limit): boolean {
  const amount = AMOUNT[measure](floor);
  return amount !== null && amount >= least && amount <= most;
}

/** Such as 'Wear layer 20 mil'; null for prices and what is unknown. */
export function reasonOf(floor: Product, { measure }: Limit): string | null {
  const figure = AMOUNT[measure](floor);
  return measure === 'price' || figure === null ? null : typedLimitsTexts.reason[measure](figure);
}

/** 'up to $3.50 / sqft', '6 mm to 8 mm thick', '20 mil wear layer or more'. */
export function limitWords({ measure, least, most }: Limit): string {
  const say = (figure: number): string => typedLimitsTexts.figure[measure](String(Math.round(figure * 100) / 100));
  const after = typedLimitsTexts.after[measure];
  if (least === 0) return typedLimitsTexts.upTo(`${say(most)}${after}`);
  if (!Number.isFinite(most)) return typedLimitsTexts.orMore(`${say(least)}${after}`);
  // Widths are compared to the inch, thicknesses in inches to half a millimeter.
  const middle = (least + most) / 2;
  if (least === most || (measure === 'inch' && most - least === 1)) return `${say(middle)}${after}`;
  return `${typedLimitsTexts.between(say(least), say(most))}${after}`;
}

/** Writes '7 1/2', '7-1/2' and '7½' as '7.5', and '5/16 in' as '0.31 in'. */
function withDecimals(text: string): string {
  const decimal = (whole: string, part: string, parts: string): string =>
    String(Math.round((Number(whole) + Number(part) / Number(parts)) * 100) / 100);
  return plainTypedWords(text.replace(/[¼-¾⅛-⅞]/g, ' $&'))
    .replaceAll('⁄', '/')
    .replace(/\b(\d{1,2})[ -]+(\d{1,2})\/(2|4|8|16|32)\b/g, (_all, whole: string, part: string, parts: string) =>
      decimal(whole, part, parts),
    )
    .replace(/(?<![\w.,/])(\d{1,2})\/(2|4|8|16|32)(?= ?-?(?:"|in\b|inch))/g, (_all, part: string, parts: string) =>
      decimal('0', part, parts),
    );
}

/** '12x24': rounded inches, the narrow side first. */
export function sizeWord(oneSide: number, otherSide: number): string {
  const [narrow, wide] = [Math.min(oneSide, otherSide), Math.max(oneSide, otherSide)];
  return `${Math.round(narrow)}x${Math.round(wide)}`;
}

interface Found {
  readonly figure?: string;
  readonly other?: string;
  readonly under?: string;
  readonly over?: string;
  readonly near?: string;
  readonly named?: string;
  readonly dollar?: string;
  readonly dollarAfter?: string;
  readonly unit?: string;
  readonly plus?: string;
  readonly after?: string;
}

function readLimit(found: Found): Limit | null {
  const { under, over, near, dollar, figure: digits = '', other, unit, plus, after = '' } = found;
  const isUnder = under !== undefined || IS_LESS.test(after);
  const isOver = !isUnder && (over !== undefined || plus !== undefined || after !== '');
  const isTag = unit === undefined && dollar === undefined && !isUnder && !isOver && near === undefined && TAG_PRICE.test(digits);
  const measure = measureOf(unit) ?? (dollar !== undefined || isUnder || isOver || TAG_PRICE.test(digits) ? 'price' : null);
  if (measure === null) return null;
  if (other !== undefined || isTag) return { ...readRange(measure, { ...found, other: other ?? digits }), isBare: isTag };
  const figure = Number(digits);
  if (near !== undefined) return limitOf(measure, unit, figure * (1 - NEARLY), figure * (1 + NEARLY));
  // A bare price is a maximum (a budget); a bare sound class is a minimum (an association's rule).
  const isMost = isUnder || (measure === 'price' && !isOver);
  const isLeast = isOver || (measure === 'iic' && !isUnder);
  if (isLeast || isMost)
    return {
      ...limitOf(measure, unit, isLeast ? figure : 0, isMost ? figure : Number.POSITIVE_INFINITY),
      isBare: !isUnder && !isOver,
    };
  return readRange(measure, { ...found, other: digits });
}

/** Widths are compared to the inch: '7.2 inch' finds what is sold as 7. */
function readRange(measure: Measure, { figure = '', other = figure, unit }: Found): Limit {
  const limit = limitOf(measure, unit, Math.min(Number(figure), Number(other)), Math.max(Number(figure), Number(other)));
  const spread = limit.measure === 'inch' ? 0.5 : 0;
  return { ...limit, least: limit.least - spread, most: limit.most + spread };
}

/** Below one inch, and '5/16 in thick': millimetres, to half a one, since makers round. */
function limitOf(measure: Measure, unit: string | undefined, least: number, most: number): Limit {
  if (/cents|¢/.test(unit ?? '')) return { measure, least: least / 100, most: most / 100, isBare: false };
  const isThickness = measure === 'inch' && (unit?.endsWith('thick') === true || (Number.isFinite(most) ? most : least) < 1);
  return isThickness
    ? { measure: 'mm', least: least * 25.4 - 0.5, most: most * 25.4 + 0.5, isBare: false }
    : { measure, least, most, isBare: false };
}

function measureOf(unit: string | undefined): Measure | null {
  if (unit === undefined) return null;
  if (unit.startsWith('mil') && !unit.startsWith('milli')) return 'mil';
  if (unit.startsWith('m')) return 'mm';
  if (unit === 'iic') return 'iic';
  return /dollar|bucks|usd|cents|¢|\$/.test(unit) ? 'price' : 'inch';
}
