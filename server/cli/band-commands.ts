import { formatUsd } from '../../src/domain/money';
import { quoteShipping, shippingLabel, METRES_PER_MILE, type DeliveryBand } from '../../src/domain/delivery-price';
import { bandText, FARTHEST_MILES, MAX_BAND_CENTS, setDeliveryBands, type BandsRefusal } from '../owner/delivery-prices';
import { readDeliveryBands } from '../repositories/delivery-bands';
import { atTerminal, done, refused, type Command, listReply } from './command';
import { readFileArgument } from './file-argument';
import { table } from './table';
import { readHundredths } from '../owner/read-amount';
import { deliveryPriceTexts } from '../../src/domain/delivery-price.texts';

export const bandsSetCommand: Command = {
  name: 'bands set',
  parameters: 'FROM-TO=PRICE … | --file FILE',
  summary: "replaces the whole price list, such as 'bands set 0-10=150 10-30=199 30-9999=call'",
  run: async ({ db, workingDir }, args) => {
    const file = await readFileArgument(args, workingDir);
    if (file !== null && 'exitCode' in file) return file;
    const typed = readBands(file === null ? args : bandWords(file.text));
    if (typeof typed === 'string') return refused(`${typed} ${LEFT}`);
    const outcome = await setDeliveryBands(atTerminal(db), [...typed.keys()]);
    return outcome.kind === 'set' ? done(bandsText(outcome.bands)) : refused(`${refusalWords(outcome, typed)} ${LEFT}`);
  },
};

const LEFT = 'The price list was left as it is.';

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

/** With the word of each: '0-10=150' is from mile, to mile, dollars per pallet or 'call'. In any order; a sentence when one is not understood. */
function readBands(words: readonly string[]): ReadonlyMap<DeliveryBand, string> | string {
  const bands = new Map<DeliveryBand, string>();
  for (const word of words) {
    const band = readBand(word);
    if (typeof band === 'string') return band;
    bands.set(band, word);
  }
  return bands;
}

/** # starts a comment. */
function bandWords(fileText: string): readonly string[] {
  return fileText
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/#.*/, '').split(/\s+/))
    .filter((word) => word !== '');
}

function readBand(word: string): DeliveryBand | string {
  const [, from = '', to = '', price = ''] = /^([^-=]+)-([^-=]+)=(.+)$/.exec(word) ?? [];
  const [minMile, maxMile] = [milesFrom(from), milesFrom(to)];
  if (minMile === null || maxMile === null) return `'${word}' is not understood. Write from mile, to mile and price, such as 10-30=199.`;
  return { minMile, maxMile, priceCents: price.toLowerCase() === 'call' ? 0 : (readHundredths(price, '$') ?? Number.NaN) };
}

function milesFrom(text: string): number | null {
  const miles = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return miles <= FARTHEST_MILES ? miles : null;
}

function refusalWords(refusal: BandsRefusal, words: ReadonlyMap<DeliveryBand, string>): string {
  switch (refusal.kind) {
    case 'no-bands':
      return 'There is no band in it. Write at least one, such as 0-10=150.';
    case 'no-miles':
      return `'${words.get(refusal.band) ?? ''}' ends where it begins or before. Write the smaller mile first.`;
    case 'no-price': {
      const word = words.get(refusal.band) ?? '';
      return `'${word.replace(/.*=/, '')}' in '${word}' is no price. Write dollars a pallet up to ${formatUsd(MAX_BAND_CENTS)}, such as 199 or 199.50, or call.`;
    }
    case 'gap': {
      const { fromMile, toMile } = refusal;
      return `No band covers ${fromMile} to ${toMile} miles. Add one, such as ${fromMile}-${toMile}=call, or let its neighbour reach further.`;
    }
    case 'overlap': {
      const { first, second } = refusal;
      return `${bandText(first)} and ${bandText(second)} overlap from ${second.minMile} to ${Math.min(first.maxMile, second.maxMile)} miles. Let each band begin where the one before ends.`;
    }
    default:
      return refusal satisfies never;
  }
}
