import { encodeQR } from 'qr';
import { MAX_CODE_LETTERS } from '../../src/domain/quote/quote-link';
import { decodePicture } from '../../src/features/scan/decode-picture';
import { randomFor, type Random } from '../../tests/fuzz/random';

/** Milliseconds of the page's slowed-down main thread; `missed` is a count. */
export interface ScanFigures {
  readonly drawn: number;
  readonly read: number;
  readonly worstRead: number;
  readonly tagRead: number;
  readonly emptyFrame: number;
  readonly missed: number;
}

const WIDTH = 1_280;
const HEIGHT = 720;
const FRAMES = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TAG = 'https://shop.example/products/family-20-coastal-maple?tag=1.107.319.7541.20261125';

const page = globalThis as unknown as { measureScan: () => ScanFigures };

page.measureScan = () => {
  const draws: number[] = [];
  const reads: number[] = [];
  const tagReads: number[] = [];
  const empty: number[] = [];
  let missed = 0;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const random = randomFor(25, frame);
    // As large as the code of a quote of 25 lines.
    const start = 'https://shop.example/quote#v1.';
    const text = start + Array.from({ length: MAX_CODE_LETTERS - start.length }, () => LETTERS[random.below(LETTERS.length)]).join('');
    draws.push(timeOf(() => encodeQR(text, 'svg')));
    const seen = frameOf(encodeQR(text, 'raw', { border: 4 }), random);
    reads.push(timeOf(() => (missed += decodePicture(seen, false) === text ? 0 : 1)));
    const tag = frameOf(encodeQR(TAG, 'raw', { border: 4 }), random);
    tagReads.push(timeOf(() => (missed += decodePicture(tag, false) === TAG ? 0 : 1)));
    const nothing = frameOf([], random);
    empty.push(timeOf(() => decodePicture(nothing, false)));
  }
  return {
    drawn: median(draws),
    read: median(reads),
    worstRead: Math.max(...reads),
    tagRead: median(tagReads),
    emptyFrame: median(empty),
    missed,
  };
};

/** Four fifths of the frame's height, a little dim and with noise. */
function frameOf(rows: readonly (readonly boolean[])[], random: Random): { width: number; height: number; data: Uint8ClampedArray } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const side = HEIGHT * 0.8;
  const [left, top] = [(WIDTH - side) / 2, (HEIGHT - side) / 2];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const row = rows[Math.floor(((y - top) / side) * rows.length)];
      const isDark = row?.[Math.floor(((x - left) / side) * rows.length)];
      const value = (isDark === undefined ? 110 : isDark ? 25 : 170) + random.below(17) - 8;
      data.set([value, value, value, 255], (y * WIDTH + x) * 4);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
