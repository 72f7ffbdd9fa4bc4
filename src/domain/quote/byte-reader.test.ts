import { expect, test } from 'vitest';
import { createByteReader } from './byte-reader';
import { createByteWriter } from './byte-writer';

const readerOf = (...bytes: readonly number[]) => createByteReader(Uint8Array.from(bytes));

/** What was written, as a reader. */
function written(write: (writer: ReturnType<typeof createByteWriter>) => void) {
  const writer = createByteWriter();
  write(writer);
  return createByteReader(writer.end());
}

test.each([0, 1, 127, 128, 16_383, 16_384, 2 ** 31, Number.MAX_SAFE_INTEGER])('The number %d is read as it was written', (value) => {
  const reader = written((writer) => writer.count(value));
  expect([reader.count(), reader.isAtEnd()]).toEqual([value, true]);
});

test('A number that ends too early, has more than eight bytes or is too large is none', () => {
  expect(readerOf().count()).toBeNull();
  expect(readerOf(128).count()).toBeNull();
  expect(readerOf(...Array.from({ length: 7 }, () => 128), 0).count()).toBe(0);
  expect(readerOf(...Array.from({ length: 8 }, () => 128), 0).count()).toBeNull();
  expect(readerOf(255, 255, 255, 255, 255, 255, 255, 15).count()).toBe(Number.MAX_SAFE_INTEGER);
  expect(readerOf(128, 128, 128, 128, 128, 128, 128, 16).count()).toBeNull();
});

test('A text is read as it was written, up to the longest that is asked for', () => {
  const texts = ['', 'ÉTÉ-5', '\uffff'];
  for (const text of texts) {
    const reader = written((writer) => writer.text(text));
    expect([reader.text(text.length), reader.isAtEnd()]).toEqual([text, true]);
  }
  expect(written((writer) => writer.text('FIVE')).text(3)).toBeNull();
});

test('A text that ends too early or has no such letter is none', () => {
  expect(readerOf().text(9)).toBeNull();
  expect(readerOf(2, 65).text(9)).toBeNull();
  expect(readerOf(1, 128, 128, 4).text(9)).toBeNull();
});

test('A word is four bytes, the highest first', () => {
  expect(readerOf(1, 2, 3, 4).word()).toBe(0x01_02_03_04);
  expect(readerOf(1, 2, 3).word()).toBeNull();
  expect(written((writer) => writer.word(0xff_fe_fd_fc)).word()).toBe(0xff_fe_fd_fc);
});

test('A reader is at its end when all is read and no more was asked for, and has the rest until then', () => {
  const reader = readerOf(7, 8);
  expect([reader.byte(), reader.isAtEnd(), [...reader.rest()]]).toEqual([7, false, [8]]);
  expect([reader.byte(), reader.isAtEnd(), [...reader.rest()]]).toEqual([8, true, []]);
  expect([reader.byte(), reader.isAtEnd()]).toEqual([null, false]);
});
