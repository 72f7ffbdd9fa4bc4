import { describe, expect, test } from 'vitest';
import {
  crc32,
  envelopeParts,
  joinedParts,
  MAX_QUOTE_PARTS,
  openEnvelope,
  type QuotePart,
  SIGNATURE_BYTES,
  wholeEnvelope,
} from './quote-envelope';

const MARK = 0x01_02_03;
const BODY = Uint8Array.from({ length: 40 }, (_, index) => index);

/** The same bytes with one of them changed and the right checksum. */
function changed(bytes: Uint8Array, place: number, value: number): Uint8Array {
  const copy = bytes.slice();
  copy[place] = value;
  new DataView(copy.buffer).setUint32(copy.length - 4, crc32(copy.subarray(0, -4)));
  return copy;
}

function partsOf(bytes: Uint8Array, each: number): readonly QuotePart[] {
  return envelopeParts(MARK, bytes, each).map((part) => {
    const opened = openEnvelope(part);
    if (opened.kind !== 'part') throw new Error(opened.kind);
    return opened.part;
  });
}

describe('A whole envelope', () => {
  test('is opened as it was closed, with and without a signature, an empty one too', () => {
    const signature = Uint8Array.from({ length: SIGNATURE_BYTES }, () => 9);
    expect(openEnvelope(wholeEnvelope(MARK, BODY))).toEqual({ kind: 'whole', shopMark: MARK, body: BODY, signature: null });
    expect(openEnvelope(wholeEnvelope(MARK, BODY, signature))).toEqual({ kind: 'whole', shopMark: MARK, body: BODY, signature });
    expect(openEnvelope(wholeEnvelope(MARK, new Uint8Array(), signature))).toMatchObject({ body: new Uint8Array(), signature });
    expect(openEnvelope(wholeEnvelope(MARK, new Uint8Array()))).toMatchObject({ kind: 'whole', body: new Uint8Array() });
  });

  test('that says it is signed and is shorter than a signature was changed', () => {
    const short = wholeEnvelope(MARK, BODY.subarray(0, SIGNATURE_BYTES - 1));
    expect(openEnvelope(changed(short, 1, 2))).toEqual({ kind: 'changed' });
  });

  test('is cut with bytes missing and changed with bytes more', () => {
    const whole = wholeEnvelope(MARK, BODY);
    for (let length = 0; length < whole.length; length += 1)
      expect(openEnvelope(whole.subarray(0, length)), `${length}`).toEqual({ kind: 'cut' });
    expect(openEnvelope(Uint8Array.from([...whole, 0]))).toEqual({ kind: 'changed' });
  });

  test('whose length is no number was changed, unless it ends before one could stand there', () => {
    const noLength = (length: number) => Uint8Array.from({ length }, (_, place) => (place < 5 ? ([1, 0, 1, 2, 3][place] ?? 0) : 255));
    expect(openEnvelope(noLength(20))).toEqual({ kind: 'changed' });
    expect(openEnvelope(noLength(19))).toEqual({ kind: 'cut' });
  });

  test('of a later format or of an unknown kind needs a newer store', () => {
    const whole = wholeEnvelope(MARK, BODY);
    expect(openEnvelope(changed(whole, 0, 2))).toEqual({ kind: 'newer-version' });
    expect(openEnvelope(changed(whole, 1, 3))).toEqual({ kind: 'newer-version' });
  });
});

describe('Parts of an envelope', () => {
  test('are as many as its bytes need, and give it back in any order', () => {
    const parts = partsOf(BODY, 16);
    expect(parts.map(({ index, count, bytes }) => [index, count, bytes.length])).toEqual([
      [0, 3, 16],
      [1, 3, 16],
      [2, 3, 8],
    ]);
    expect(joinedParts(parts.toReversed())).toEqual(BODY);
    expect(partsOf(BODY, 20)).toHaveLength(2);
  });

  test('give nothing while one is missing, or belongs to another envelope', () => {
    const parts = partsOf(BODY, 16);
    const others = partsOf(BODY.toReversed(), 16);
    const others4 = partsOf(BODY, 10);
    expect(joinedParts([])).toBeNull();
    expect(joinedParts(parts.slice(1))).toBeNull();
    expect(joinedParts([...parts.slice(0, 2), ...others.slice(2)])).toBeNull();
    expect(joinedParts([...parts.slice(0, 2), ...others4.slice(2, 3)])).toBeNull();
  });

  test('that are one of one, one too many, beyond their number or empty were changed', () => {
    const [part = new Uint8Array()] = envelopeParts(MARK, BODY, 20);
    const opened = (index: number, count: number) => openEnvelope(changed(changed(part, 9, index), 10, count)).kind;
    expect([opened(1, 2), opened(0, MAX_QUOTE_PARTS)]).toEqual(['part', 'part']);
    expect([opened(0, 1), opened(2, 2), opened(0, MAX_QUOTE_PARTS + 1), opened(0, 0)]).toEqual([
      'changed',
      'changed',
      'changed',
      'changed',
    ]);
    const empty = Uint8Array.from([1, 1, 1, 2, 3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
    expect(openEnvelope(changed(empty, 0, 1))).toEqual({ kind: 'changed' });
  });
});
