import { formatUsd } from '../../src/domain/money';
import { CALL_US_MESSAGE, quoteShipping, shippingLabel, METRES_PER_MILE, type DeliveryBand } from '../../src/domain/delivery-price';
import { readDeliveryBands, replaceDeliveryBands } from '../repositories/delivery-bands';
import { done, refused, type Command } from './command';
import { readFileArgument } from './file-argument';
import { listReply } from './list-reply';
import { bandText, bandWords, readBands } from './read-bands';
import { table } from './table';

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
    ...(last === undefined ? [] : [`From ${last.maxMile} miles on the shopper reads: ${CALL_US_MESSAGE}`]),
    `To change it: bands set ${bands.map(bandText).join(' ')}`,
  ].join('\n');
}
