import { createHash } from 'node:crypto';
import { boardsSheet } from './boards-job';
import { flatView } from './flat-jobs';
import { drawFlat } from './flat-view';
import { blankSample } from './floor';
import type { Look } from './look';
import { floorOf } from './looks';

/** Sampled points, and a drawn corner in pixels. */
const points = 160;
const corner = { width: 20, height: 15 };

/** Spreads evenly without a grid, by the golden ratio and its square. */
function spread(i: number): readonly [number, number] {
  return [(i * 0.618034) % 1, (i * 0.381966 + i * 0.0131) % 1];
}

/** Takes milliseconds. Every change of the drawing changes the key, so that no version must be increased by hand. */
export function probe(look: Look, view: 'plank' | 'close' | 'boards'): string {
  // As `drawBoards` draws them.
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
