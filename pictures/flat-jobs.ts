import { CLOSE_UP_WIDTHS_PX, NARROWER_PX, WIDEST_PX } from '../server/media/picture-formats';
import { describe } from './look';
import { encodeAvif, type PictureFacts } from './encode';
import { drawFlat, type FlatView } from './flat-view';
import { folders } from './folders';
import { blankSpot, straightLayout } from './layout';
import type { Look } from './look';
import { floorOf, lookOf } from './looks';

const width = WIDEST_PX;
const height = 960;

/** Planks share a scale: a wide plank looks wide beside a narrow one. */
export function flatView(id: number, view: 'plank' | 'close'): FlatView {
  return view === 'plank'
    ? {
        width,
        height,
        left: 140 + (id % 7) * 290,
        top: 57 + (id % 5) * 400,
        mmPerPixel: 1066.667 / width,
        samples: 2,
        lightDegrees: 52,
        relief: 0.8,
      }
    : { width, height, ...closeSpot(lookOf(id)), mmPerPixel: HAND_MM / width, samples: 2, lightDegrees: 20, relief: 1.5 };
}

/** About a hand's width: what a person sees who kneels down. */
const HAND_MM = 190;

/** Where two boards of a row and the row above meet, so that the bevels show; elsewhere a tile's face. */
function closeSpot(look: Look): Pick<FlatView, 'left' | 'top'> {
  if (look.kind === 'stone' || look.pattern === 'herringbone') return { left: 300 + (look.id % 7) * 250, top: 100 + (look.id % 5) * 90 };
  const [x, y] = [5 * look.lengthMm, 3 * look.widthMm];
  const spot = blankSpot();
  straightLayout(look.lengthMm, look.widthMm, look.id).locate(x, y + 1, spot);
  return { left: x - spot.along - HAND_MM * 0.64, top: y - HAND_MM * 0.24 };
}

export const flatFiles = {
  plank: { widths: [...NARROWER_PX, WIDEST_PX], quality: 62 },
  close: { widths: CLOSE_UP_WIDTHS_PX, quality: 44 },
} as const;

export async function drawFlatJob(name: string, id: number, view: 'plank' | 'close'): Promise<PictureFacts> {
  const look = lookOf(id);
  const pixels = drawFlat(floorOf(look), flatView(id, view));
  const { widths, quality } = flatFiles[view];
  return encodeAvif({ name, pixels, width, height, alt: describe[view](look) }, widths, quality, folders.media);
}
