import type { PictureSource } from '../media/check-picture';
import type { CatalogueProduct } from '../repositories/catalogue-products';
import type { Complain } from './choose-pictures';

/** A stretch that is not visible. */
const MOST_STRETCH = 0.1;

/** A picture from an earlier import is not measured again. */
export function complainOfFloor(facts: CatalogueProduct['facts'], source: PictureSource | null, complain: Complain): void {
  const { plankLengthMm, plankWidthMm } = facts;
  if (typeof plankLengthMm !== 'number' || typeof plankWidthMm !== 'number' || plankLengthMm <= 0 || plankWidthMm <= 0) {
    return complain(
      'floor_photo',
      'A floor is laid in rooms at its true size. Give plankLengthMm and plankWidthMm in facts, in millimetres.',
    );
  }
  if (source === null || source.widthPx === null || source.heightPx === null) return;
  const planks = source.heightPx / ((source.widthPx * plankWidthMm) / plankLengthMm);
  if (planks < 1 - MOST_STRETCH || Math.abs(planks - Math.round(planks)) / planks > MOST_STRETCH) {
    complain(
      'floor_photo',
      `As wide as one plank of ${plankLengthMm} x ${plankWidthMm} mm, the picture is ${planks.toFixed(1)} planks high. Cut it to whole planks, or correct their size in facts.`,
    );
  }
}
