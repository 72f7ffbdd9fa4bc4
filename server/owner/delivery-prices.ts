import type { DeliveryBand } from '../../src/domain/delivery-price';
import { readDeliveryBands, replaceDeliveryBands } from '../repositories/delivery-bands';
import { noteAct, type ShopChange } from './note-act';

/** Why a list of delivery prices cannot be the shop's; the bands in question are named. */
export type BandsRefusal =
  | { readonly kind: 'no-bands' }
  | { readonly kind: 'no-miles'; readonly band: DeliveryBand }
  | { readonly kind: 'no-price'; readonly band: DeliveryBand }
  | { readonly kind: 'gap'; readonly fromMile: number; readonly toMile: number }
  | { readonly kind: 'overlap'; readonly first: DeliveryBand; readonly second: DeliveryBand };

export const FARTHEST_MILES = 10_000;
export const MAX_BAND_CENTS = 1_000_000;

/** The whole list, in any order: from mile 0 on without a gap. A price of 0 is agreed by telephone. */
export async function setDeliveryBands(
  { db, by, now }: ShopChange,
  bands: readonly DeliveryBand[],
): Promise<{ readonly kind: 'set'; readonly bands: readonly DeliveryBand[] } | BandsRefusal> {
  const sorted = bands.toSorted((one, other) => one.minMile - other.minMile || one.maxMile - other.maxMile);
  const problem = problemOf(sorted);
  if (problem !== null) return problem;
  // Protected by: the catalogue's row lock.
  await db.transaction(async (tx) => {
    const before = await readDeliveryBands(tx);
    await replaceDeliveryBands(tx, sorted);
    const facts = { before: { bands: bandsText(before) }, after: { bands: bandsText(sorted) } };
    await noteAct(tx, { member: by, now }, { kind: 'delivery prices', subject: 'delivery prices', ...facts });
  });
  return { kind: 'set', bands: sorted };
}

function problemOf(bands: readonly DeliveryBand[]): BandsRefusal | null {
  if (bands.length === 0) return { kind: 'no-bands' };
  let covered = 0;
  let previous: DeliveryBand | null = null;
  for (const band of bands) {
    const { minMile, maxMile, priceCents } = band;
    if (!(minMile >= 0 && minMile < maxMile && maxMile <= FARTHEST_MILES)) return { kind: 'no-miles', band };
    if (!Number.isInteger(priceCents) || priceCents < 0 || priceCents > MAX_BAND_CENTS) return { kind: 'no-price', band };
    if (minMile > covered) return { kind: 'gap', fromMile: covered, toMile: minMile };
    if (previous !== null && minMile < covered) return { kind: 'overlap', first: previous, second: band };
    covered = maxMile;
    previous = band;
  }
  return null;
}

/** As `bands set` reads it: '10-30=199.00'. */
export function bandText({ minMile, maxMile, priceCents }: DeliveryBand): string {
  return `${minMile}-${maxMile}=${priceCents === 0 ? 'call' : (priceCents / 100).toFixed(2)}`;
}

const bandsText = (bands: readonly DeliveryBand[]): string => bands.map(bandText).join(' ');
