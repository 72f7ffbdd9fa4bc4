import { expect, it } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { readRoom } from '../rooms-record';
import { quoteRecord, readKeptQuote } from './read-kept-quote';

const ROOM = readRoom({ id: 'r1', name: 'Kitchen', parts: [{ id: 'p1', typed: '14 x 18' }] });
if (ROOM === null) throw new Error('No room');
const KEPT: KeptQuote = {
  id: 'q1',
  quote: sampleQuote(2),
  names: { customer: 'Ana', salesperson: 'Ben', note: 'Calls back on Monday' },
  floors: [productNumber(7)],
  rooms: [ROOM],
  isMadeHere: true,
  madeAt: 1_000,
  openedAt: 2_000,
  orderedAt: 3_000,
  signature: 'abcdefghijklmnopqrstuv',
};
const STORED = quoteRecord(KEPT);

it('A quote on the device is read as it was written', () => {
  expect(readKeptQuote(STORED)).toEqual(KEPT);
  const fresh = { ...KEPT, openedAt: null, orderedAt: null, signature: '' };
  expect(readKeptQuote(quoteRecord(fresh))).toEqual(fresh);
  expect(STORED).not.toHaveProperty('quote');
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'text'],
  ['one of a later build', { ...STORED, v: 2 }],
  ['one without an id', { ...STORED, id: 7 }],
  ['one without its bytes', { ...STORED, bytes: undefined }],
  ['one whose bytes are a text', { ...STORED, bytes: 'AAA' }],
  ['one whose bytes are no quote', { ...STORED, bytes: new Uint8Array([1, 2, 3]) }],
])('What is %s is no quote', (_what, stored) => {
  expect(readKeptQuote(stored)).toBeNull();
});

it.each<[object, object]>([
  [{ names: null }, { names: { customer: '', salesperson: '', note: '' } }],
  [{ names: { customer: 7, salesperson: 7, note: 7 } }, { names: { customer: '', salesperson: '', note: '' } }],
  [{ floors: [{ ...productNumber(7), id: 'x' }, productNumber(8)] }, { floors: [productNumber(8)] }],
  [{ rooms: 'none' }, { rooms: [] }],
  [{ isMadeHere: 1 }, { isMadeHere: false }],
  [{ madeAt: 'x' }, { madeAt: 0 }],
  [
    { openedAt: Number.NaN, orderedAt: 'x' },
    { openedAt: null, orderedAt: null },
  ],
  [{ signature: 7 }, { signature: '' }],
  [{ signature: 'too short' }, { signature: '' }],
])('A quote that is damaged in %j alone is read as %j: its prices are not lost', (damage, read) => {
  expect(readKeptQuote({ ...STORED, ...damage })).toEqual({ ...KEPT, ...read });
});
