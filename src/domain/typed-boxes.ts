import { MAX_BOXES } from './coverage';
import { ceilExact, readExact } from './exact-number';
import { formatCount } from './number-text';
import type { Reading } from './typed-area';
import { plainTyped } from './typed-text';
import { typedBoxesTexts } from './typed-boxes.texts';

export interface Counted {
  readonly one: string;
  readonly many: string;
  readonly most: number;
  readonly words: RegExp;
}

const BOXES = / ?(?:box|boxes|cajas?)\.?$/;

/** A fraction is rounded up, with a note. */
export function readBoxes(typed: string): Reading {
  return readCount(typed, { one: typedBoxesTexts.box, many: typedBoxesTexts.boxes, most: MAX_BOXES, words: BOXES });
}

/** Reads a number of something else, in the same way. */
export function readCount(typed: string, { one, many, most, words }: Counted): Reading {
  const plain = plainTyped(typed);
  if (plain === '') return { kind: 'empty' };
  const number = readExact(plain.replace(/^\+ ?/, '').replace(words, ''));
  if (number === null) return { kind: 'unread', words: typedBoxesTexts.typeNumber(many) };
  const count = ceilExact(number);
  if (count === null || count > most) return { kind: 'unread', words: typedBoxesTexts.atMost(formatCount(most), many) };
  const counted = `${formatCount(count)} ${count === 1 ? one : many}`;
  if (number.over % number.under !== 0n) return { kind: 'read', value: count, words: typedBoxesTexts.whole(many, counted) };
  return { kind: 'read', value: count, words: /^\d*\.?$/.test(typed.trim()) ? null : counted };
}
