import { createHash } from 'node:crypto';
import { boardsSheet } from './boards-job';
import { flatView } from './flat-jobs';
import { drawFlat } from './flat-view';
import { blankSample } from './floor';
import type { Look } from './look';
import { floorOf } from './looks';

/** Points of a floor that a probe asks, and the corner of its picture that it draws, pixels. */
const points = 160;
const corner = { width: 20, height: 15 };

/** Spreads points evenly without a grid: the golden ratio and its square. */
function spread(i: number): readonly [number, number] {
  return [(i * 0.618034) % 1, (i * 0.381966 + i * 0.0131) % 1];
}

/**
 * A short key of what the program draws of a product in one view: a corner of the picture and points all over it, in milliseconds.
 * Whatever changes the drawing changes the key, so nobody has to remember to say so.
 */
export function probe(look: Look, view: 'plank' | 'close' | 'boards'): string {
  // A board is a board, whichever way it will be laid.
  const floor = floorOf(view === 'boards' && look.kind === 'wood' ? { ...look, pattern: 'straight' } : look);
  const digest = createHash('sha256');
  const spot = blankSample();
  const { width, height, left, top, mmPerPixel, ...light } = view === 'boards' ? boardsView(look) : flatView(look.id, view);
  const values: number[] = [];
  for (let i = 0; i < points; i += 1) {
    const [u, v] = spread(i);
    floor.sample(left + u * width * mmPerPixel, top + v * height * mmPerPixel, mmPerPixel, spot);
    values.push(...[spot.r, spot.g, spot.b, spot.height, spot.gloss].map((value) => Math.round(value * 1e4)));
  }
  digest.update(JSON.stringify([width, height, left, top, mmPerPixel, light, values]));
  if (view !== 'boards') digest.update(drawFlat(floor, { ...flatView(look.id, view), ...corner }));
  return digest.digest('hex').slice(0, 16);
}

function boardsView(look: Look) {
  const { width, boardHeight, boards } = boardsSheet(look);
  return { width, height: boardHeight * boards, left: 0, top: 0, mmPerPixel: look.lengthMm / width };
}
