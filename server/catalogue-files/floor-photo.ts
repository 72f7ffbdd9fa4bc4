import type { CatalogueProduct } from '../repositories/catalogue-products';
import type { Complain, PictureSize } from './choose-pictures';

/** A stretch that is not visible. */
const MOST_STRETCH = 0.1;

/** `photo`: null when its size is unknown. */
export function complainOfFloor(facts: CatalogueProduct['facts'], photo: PictureSize | null, complain: Complain): void {
  const { plankLengthMm, plankWidthMm } = facts;
  if (typeof plankLengthMm !== 'number' || typeof plankWidthMm !== 'number' || plankLengthMm <= 0 || plankWidthMm <= 0) {
    return complain(
      'floor_photo',
      'A floor is laid in rooms at its true size. Give plankLengthMm and plankWidthMm in facts, in millimetres.',
    );
  }
  if (photo === null) return;
  const planks = photo.heightPx / ((photo.widthPx * plankWidthMm) / plankLengthMm);
  if (planks < 1 - MOST_STRETCH || Math.abs(planks - Math.round(planks)) / planks > MOST_STRETCH) {
    complain(
      'floor_photo',
      `As wide as one plank of ${plankLengthMm} x ${plankWidthMm} mm, the picture is ${planks.toFixed(1)} planks high. Cut it to whole planks, or correct their size in facts.`,
    );
  }
}
