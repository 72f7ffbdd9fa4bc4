import { formatUsd } from '../../src/domain/money';
import { quoteShipping, shippingLabel, METRES_PER_MILE, type DeliveryBand } from '../../src/domain/delivery-price';
import { readDeliveryBands, replaceDeliveryBands } from '../repositories/delivery-bands';
import { done, refused, type Command, listReply } from './command';
import { readFileArgument } from './file-argument';
import { table } from './table';
import { readHundredths } from './read-amount';
import { deliveryPriceTexts } from '../../src/domain/delivery-price.texts';

export const bandsSetCommand: Command = {
  name: 'bands set',
  parameters: 'FROM-TO=PRICE … | --file FILE',
  summary: "replaces the whole price list, such as 'bands set 0-10=150 10-30=199 30-9999=call'",
  run: async ({ db, workingDir }, args) => {
    const file = await readFileArgument(args, workingDir);
    if (file !== null && 'exitCode' in file) return file;
    const bands = readBands(file === null ? args : bandWords(file.text));
    if (typeof bands === 'string') return refused(`${bands} The price list was left as it is.`);
    await replaceDeliveryBands(db, bands);
    return done(bandsText(bands));
  },
};

export const bandsCommand: Command = {
  name: 'bands',
  parameters: '[--json]',
  summary: 'delivery prices by road miles',
  run: async ({ db }, args) =>
    listReply(args, "'bands' takes no argument but --json; 'bands set' changes the list.", {
      text: async () => bandsText(await readDeliveryBands(db)),
      json: async () => ({ bands: await readDeliveryBands(db) }),
    }),
};

function bandsText(bands: readonly DeliveryBand[]): string {
  const rows = bands.map((band) => [
    `${band.minMile} to ${band.maxMile}`,
    band.priceCents === 0 ? 'on request' : formatUsd(band.priceCents),
    shippingLabel(quoteShipping(band.minMile * METRES_PER_MILE, 1, [{ ...band, minMile: 0 }])).replace(/ \(.*/, ''),
  ]);
  const last = bands.at(-1);
  return [
    table(['Miles', 'Per pallet', 'The shopper reads'], rows),
    '',
    ...(last === undefined ? [] : [`From ${last.maxMile} miles on the shopper reads: ${deliveryPriceTexts.callUs}`]),
    `To change it: bands set ${bands.map(bandText).join(' ')}`,
  ].join('\n');
}

const FARTHEST_MILES = 10_000;
const MAX_PRICE_CENTS = 1_000_000;

/** Words such as '0-10=150' (from mile, to mile, dollars per pallet or 'call') in any order; a sentence when one is wrong. */
function readBands(words: readonly string[]): readonly DeliveryBand[] | string {
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
function bandWords(fileText: string): readonly string[] {
  return fileText
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/#.*/, '').split(/\s+/))
    .filter((word) => word !== '');
}

/** As `readBands` reads it. */
function bandText({ minMile, maxMile, priceCents }: DeliveryBand): string {
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
