import { CLOSE_UP_WIDTHS_PX, NARROWER_PX, WIDEST_PX } from '../server/media/picture-formats';
import { describe } from './look';
import { encodeAvif, type PictureFacts } from './encode';
import { drawFlat, type FlatView } from './flat-view';
import { folders } from './folders';
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
    : {
        width,
        height,
        left: 300 + (id % 7) * 250,
        top: 100 + (id % 5) * 90,
        mmPerPixel: 350 / width,
        samples: 2,
        lightDegrees: 25,
        relief: 1.3,
      };
}

export const flatFiles = {
  plank: { widths: [...NARROWER_PX, WIDEST_PX], quality: 62 },
  close: { widths: CLOSE_UP_WIDTHS_PX, quality: 58 },
} as const;

export async function drawFlatJob(name: string, id: number, view: 'plank' | 'close'): Promise<PictureFacts> {
  const look = lookOf(id);
  const pixels = drawFlat(floorOf(look), flatView(id, view));
  const { widths, quality } = flatFiles[view];
  return encodeAvif({ name, pixels, width, height, alt: describe[view](look) }, widths, quality, folders.media);
}
