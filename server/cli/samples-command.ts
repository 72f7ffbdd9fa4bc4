import { SAMPLES_A_DAY } from '../../src/domain/samples';
import { oneLine } from '../../src/domain/one-line';
import { formatTelephone } from '../../src/domain/typed-contact';
import { countSamplesOfDay, searchSampleOrders, type KeptSampleOrder, type SamplesSought } from '../repositories/samples';
import { done, type Command } from './command';
import { readInBatches } from './read-in-batches';
import { readSamplesArguments } from './read-samples-arguments';
import { shopDayOf, shopInstantText } from '../../src/domain/shop-day';
import { instantText, table } from './table';
import { writeCsvFiles } from './write-csv-files';

/** Without --limit. Files contain all orders. */
const SHOWN = 50;

export const samplesCommand: Command = {
  name: 'samples',
  parameters: '[WORDS] [--state STATE] [--limit NUMBER] [--csv FILE] [--overwrite] [--json]',
  summary: 'the latest orders of samples; those with these words, in this state (new, shipped, cancelled); as a file',
  run: async ({ db, workingDir }, args) => {
    const read = readSamplesArguments(args);
    if ('exitCode' in read) return read;
    const { sought, limit, csvFile, overwrites, isJson } = read;
    const orders = await readInBatches<KeptSampleOrder>(limit ?? (csvFile === null ? SHOWN : Number.MAX_SAFE_INTEGER), (wanted, last) =>
      searchSampleOrders(db, sought, { limit: wanted, beforeId: last?.id ?? null }),
    );
    if (csvFile !== null) return writeCsvFiles(workingDir, [{ file: csvFile, records: [COLUMNS, ...orders.map(record)] }], overwrites);
    const today = await countSamplesOfDay(db, Date.now());
    if (isJson)
      return done(JSON.stringify({ samples: orders.map(jsonOrder), samplesToday: today, isBeyondPace: today > SAMPLES_A_DAY }, null, 2));
    if (orders.length === 0) return done(noneText(sought));
    return done(`${paceText(today)}${table(HEADINGS, orders.map(row))}${limit === null && orders.length === SHOWN ? MORE : ''}`);
  },
};

const paceText = (today: number): string =>
  today <= SAMPLES_A_DAY
    ? ''
    : `CHECK: ${today} samples were ordered today, more than ${SAMPLES_A_DAY} in a day. Please look through them before you send them.\n\n`;

const HEADINGS = ['ID', 'Ordered', 'State', 'Name', 'Address', 'Telephone', 'Floors'];
const MORE = `\n\nThe latest ${SHOWN}; --limit NUMBER shows more, and words and --state find others.`;

function noneText({ words, state }: SamplesSought): string {
  return words.length === 0 && state === null
    ? 'No samples were ordered yet.'
    : "No order of samples is like that. 'samples' without more shows the latest.";
}

const floorsText = ({ floors }: KeptSampleOrder): string => floors.map(({ title }) => title).join('; ');

function row(order: KeptSampleOrder): readonly string[] {
  const { id, orderedAt, state, name, addressText, phone } = order;
  return [String(id), instantText(orderedAt), state, name, addressText, formatTelephone(phone), floorsText(order)];
}

/** Times as ISO 8601 with the shop's offset. */
function jsonOrder({ orderedAt, settledAt, ...order }: KeptSampleOrder): object {
  return {
    ...order,
    orderedAt: shopInstantText(orderedAt),
    settledAt: settledAt === null ? null : shopInstantText(settledAt),
  };
}

const COLUMNS = ['id', 'ordered_on', 'state', 'settled_on', 'settled_by', 'name', 'address', 'telephone', 'email', 'samples', 'floors'];

function record(order: KeptSampleOrder): readonly string[] {
  return [
    String(order.id),
    shopDayOf(order.orderedAt),
    order.state,
    order.settledAt === null ? '' : shopDayOf(order.settledAt),
    oneLine(order.settledBy ?? ''),
    oneLine(order.name),
    oneLine(order.addressText),
    order.phone,
    order.email,
    String(order.floors.length),
    oneLine(floorsText(order)),
  ];
}
