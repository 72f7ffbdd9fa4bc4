import * as z from 'zod';
import { cutText } from '../../src/domain/text';
import { youtubeId } from '../../src/domain/youtube-id';
import { typedDay } from '../owner-files/typed-day';
import { readFigure } from '../owner-files/typed-figure';
import { safeHtml } from '../safe-html';
import { inOrder } from '../repositories/catalogue-products';
import { isPrintable, isVisible, textDamage } from '../owner-files/owner-text';
import { Unreadable } from './cell-text';

/** Spreadsheets and JSON share these readers: numbers and true/false are read as text. */

const NOT_TEXT = 'Write plain text here.';
const UNPRINTABLE = 'There is an unprintable character in it. Type the text anew.';

/** '#REF!', '#N/A', 'Err:502', and '####' for a narrow column. */
export const isSheetError = (value: string): boolean => /^(?:#(?:[A-Z]+[!?]|N\/A|DIV\/0!|GETTING_DATA)|Err:5\d\d|#{3,})$/i.test(value);

const text = z.preprocess(
  (cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell.replaceAll(/\r\n?/g, '\n').trim();
    return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : cell;
  },
  z
    .string(NOT_TEXT)
    .refine(isPrintable, UNPRINTABLE)
    .superRefine((value, context) => {
      const problem = isSheetError(value)
        ? `The spreadsheet wrote its error '${value}' here. Correct the formula there, or type the value.`
        : textDamage(value);
      if (problem !== null) complain(context, problem);
    }),
);

/** '' for an empty cell. */
export function line(maxLength: number) {
  return text
    .refine((value) => value.length <= maxLength, `It is longer than ${maxLength} characters. Shorten it.`)
    .refine((value) => !value.includes('\n'), 'It must be one line. Take the line break out.');
}

/** At least one visible character, at most `maxLength`. */
export function requiredLine(maxLength: number) {
  return line(maxLength).refine(isVisible, 'It is empty. Fill it in.');
}

/** A line that becomes a list's item: without the list separator. */
export function place(maxLength: number) {
  return line(maxLength).refine((value) => !value.includes('|'), 'It must not contain |. Write something else.');
}

/** At most `most` items, each a line of at most `maxLength` characters. No cell is an empty list. */
export function list(most: number, maxLength: number) {
  return z.preprocess(
    (cell) => cell ?? [],
    z
      .array(place(maxLength), 'Pictures are a list; in JSON one of {"file": "oak.jpg", "alt": "what it shows"}.')
      .max(most, `There may be ${most} at most.`),
  );
}

/** HTML, sanitised to the tags that the shop renders. */
export function html(maxLength: number) {
  return text
    .refine((value) => value.length <= maxLength, `It is longer than ${maxLength} characters. Shorten it.`)
    .transform(safeHtml)
    .refine(isPrintable, UNPRINTABLE);
}

/** Hundredths (cents or square feet): '3.19', '$1,275.41' and '3.190' are read; null when empty. */
export function cents(most: number) {
  return text.transform((value, context): number | null => {
    if (value === '') return null;
    const hundredths = readFigure(value.replace(/^\$\s?/, ''));
    if (hundredths !== null && hundredths > 0 && hundredths <= most) return hundredths;
    return complain(
      context,
      `'${shortened(value)}' is not understood. Write a figure such as 3.19, above 0, up to ${most / 100}, with two decimals at most.${decimalsHint(value)}`,
    );
  });
}

/** '3.195' and '3,19': what was probably meant. */
function decimalsHint(value: string): string {
  const [, units, decimals] = /^\$?\s?(\d{1,9})[.,](\d+)$/.exec(value) ?? [];
  if (units === undefined || decimals === undefined) return '';
  return decimals.length <= 2 ? ` Did you mean ${units}.${decimals}?` : ` Round it, such as ${Number(`${units}.${decimals}`).toFixed(2)}.`;
}

/** '12', '12.0' and '1,200'; null when empty. */
export function whole(least: number, most: number) {
  return text.transform((value, context): number | null => {
    if (value === '') return null;
    const number = (readFigure(value) ?? Number.NaN) / 100;
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    return complain(context, `'${shortened(value)}' is not understood. Write a whole number from ${least} to ${most}, or leave it empty.`);
  });
}

/** YYYY-MM-DD, also from US notation (12/3/2026); null when empty. */
export const day = text.transform((value, context): string | null => {
  if (value === '') return null;
  return (
    typedDay(value) ??
    complain(context, `'${shortened(value)}' is no day. Write it as year-month-day, such as 2026-12-03, or leave it empty.`)
  );
});

const YES = new Set(['yes', 'true', '1']);
const NO = new Set(['no', 'false', '0']);

export const flag = text.transform((value, context): boolean => {
  const word = value.toLowerCase();
  return YES.has(word) || (NO.has(word) ? false : complain(context, `Write yes or no instead of '${shortened(value)}'.`));
});

export const youtube = line(200).transform((value, context): string | null => {
  if (value === '') return null;
  if (youtubeId(value) !== null) return value;
  return complain(context, 'Copy the address of the video from YouTube, such as https://www.youtube.com/watch?v=…');
});

const named = (what: string) =>
  place(200).refine(
    (value) => value !== '' && !/ =(?: |$)|^\[|\]$/.test(value),
    `${what} must not be empty, contain ' = ' or stand in square brackets.`,
  );
const specificationRow = z.object({ title: named('The title of a specification'), value: line(500) });

export const specifications = z.preprocess(
  readable([]),
  z
    .array(
      z.object({ title: named('The name of a group'), rows: z.array(specificationRow).max(100, 'A group may have 100 rows at most.') }),
      {
        error:
          'Specifications are groups with a title and rows; each row has a title and a value, both text. docs/catalogue-files.md has an example.',
      },
    )
    .max(40, 'There may be 40 groups at most.'),
);

/** A number, also when written as text: a spreadsheet knows no difference. */
const factValue = z.union([
  z.number(),
  line(200).transform((value) => (Number.isFinite(Number(value)) && String(Number(value)) === value ? Number(value) : value)),
]);

export const fact = z.preprocess(
  readable({}),
  z
    .record(named('The name of a fact'), factValue, {
      error: 'Facts are pairs of a name and a number or a text. docs/catalogue-files.md has an example.',
    })
    .transform(inOrder),
);

function readable(empty: unknown) {
  return (cell: unknown, context: z.RefinementCtx): unknown =>
    cell instanceof Unreadable ? complain(context, cell.message) : (cell ?? empty);
}

function complain(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function shortened(value: string): string {
  return value.length > 40 ? `${cutText(value, 40)}…` : value;
}
