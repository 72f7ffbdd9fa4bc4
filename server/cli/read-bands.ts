import { formatUsd } from '../../src/domain/money';
import type { DeliveryBand } from '../../src/domain/delivery-price';
import { readHundredths } from './hundredths';

const FARTHEST_MILES = 10_000;
const MAX_PRICE_CENTS = 1_000_000;

/** Words such as '0-10=150' (from mile, to mile, dollars per pallet or 'call') in any order; a sentence when one is wrong. */
export function readBands(words: readonly string[]): readonly DeliveryBand[] | string {
  const bands: DeliveryBand[] = [];
  for (const word of words) {
    const band = readBand(word);
    if (typeof band === 'string') return band;
    bands.push(band);
  }
  bands.sort((one, other) => one.minMile - other.minMile || one.maxMile - other.maxMile);
  return bands.length === 0 ? 'There is no band in it. Write at least one, such as 0-10=150.' : (neighbourProblem(bands) ?? bands);
}

/** # starts a comment. */
export function bandWords(fileText: string): readonly string[] {
  return fileText
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/#.*/, '').split(/\s+/))
    .filter((word) => word !== '');
}

/** As `readBands` reads it. */
export function bandText({ minMile, maxMile, priceCents }: DeliveryBand): string {
  return `${minMile}-${maxMile}=${priceCents === 0 ? 'call' : (priceCents / 100).toFixed(2)}`;
}

function readBand(word: string): DeliveryBand | string {
  const [, from = '', to = '', price = ''] = /^([^-=]+)-([^-=]+)=(.+)$/.exec(word) ?? [];
  const [minMile, maxMile] = [milesFrom(from), milesFrom(to)];
  if (minMile === null || maxMile === null) return `'${word}' is not understood. Write from mile, to mile and price, such as 10-30=199.`;
  if (minMile >= maxMile) return `'${word}' ends where it begins or before. Write the smaller mile first.`;
  const priceCents = price.toLowerCase() === 'call' ? 0 : readHundredths(price, '$');
  if (priceCents === null || priceCents > MAX_PRICE_CENTS)
    return `'${price}' in '${word}' is no price. Write dollars a pallet up to ${formatUsd(MAX_PRICE_CENTS)}, such as 199 or 199.50, or call.`;
  return { minMile, maxMile, priceCents };
}

function milesFrom(text: string): number | null {
  const miles = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return miles <= FARTHEST_MILES ? miles : null;
}

function neighbourProblem(bands: readonly DeliveryBand[]): string | null {
  let covered = 0;
  let previous: DeliveryBand | null = null;
  for (const band of bands) {
    if (band.minMile > covered)
      return `No band covers ${covered} to ${band.minMile} miles. Add one, such as ${covered}-${band.minMile}=call, or let its neighbour reach further.`;
    if (previous !== null && band.minMile < covered) {
      return `${bandText(previous)} and ${bandText(band)} overlap from ${band.minMile} to ${Math.min(covered, band.maxMile)} miles. Let each band begin where the one before ends.`;
    }
    covered = band.maxMile;
    previous = band;
  }
  return null;
}
