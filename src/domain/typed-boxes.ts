import { MAX_BOXES } from './coverage';
import { ceilExact, readExact } from './exact-number';
import { boxesText, formatCount } from './number-text';
import type { Reading } from './typed-area';
import { plainTyped } from './typed-text';

const EXAMPLE = 'Please type a number of boxes, such as 4.';
const TOO_MANY = `At most ${formatCount(MAX_BOXES)} boxes. Please ask us for more.`;

/** Reads a number of boxes: 4, 1,200, '3 boxes'. A fraction is rounded up, with a note (DESIGN 7.26). */
export function readBoxes(typed: string): Reading {
  const plain = plainTyped(typed);
  if (plain === '') return { kind: 'empty' };
  const number = readExact(plain.replace(/^\+ ?/, '').replace(/ ?(?:box|boxes|cajas?)\.?$/, ''));
  if (number === null) return { kind: 'unread', words: EXAMPLE };
  const boxes = ceilExact(number);
  if (boxes === null || boxes > MAX_BOXES) return { kind: 'unread', words: TOO_MANY };
  const counted = boxesText(boxes);
  if (number.over % number.under !== 0n) return { kind: 'read', value: boxes, words: `Boxes are whole: ${counted}` };
  return { kind: 'read', value: boxes, words: /^\d*\.?$/.test(typed.trim()) ? null : counted };
}
