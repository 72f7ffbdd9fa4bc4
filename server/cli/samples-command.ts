import { SAMPLES_A_DAY, SAMPLE_STATES } from '../../src/domain/samples';
import { oneLine } from '../../src/domain/one-line';
import { formatTelephone } from '../../src/domain/typed-contact';
import { shopDayOf, shopInstantText } from '../../src/domain/shop-day';
import { countSamplesOfDay, searchSampleOrders, type KeptSampleOrder, type SamplesSought } from '../repositories/samples';
import { nearest } from '../owner-files/nearest';
import { done, type Command, misused } from './command';
import { readInBatches } from './read-in-batches';
import { instantText, table } from './table';
import { writeCsvFiles } from './write-csv-files';
import { limitFrom, soughtWords, splitOptions } from './read-options';
import type { ToolReply } from './tool-socket';

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

interface SamplesArguments {
  readonly sought: SamplesSought;
  readonly limit: number | null;
  readonly csvFile: string | null;
  readonly overwrites: boolean;
  readonly isJson: boolean;
}

const HINTS = {
  '--state': "--state needs a value behind it, such as '--state new'.",
  '--limit': "--limit needs a value behind it, such as '--limit 200'.",
  '--csv': "--csv needs a value behind it, such as '--csv samples.csv'.",
} as const;

/** Reads the arguments of `samples`; returns the reply when they are wrong. */
function readSamplesArguments(args: readonly string[]): SamplesArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, HINTS);
  if (problem !== null) return misused(problem);
  const typedState = values.get('--state');
  const state = SAMPLE_STATES.find((candidate) => candidate === typedState?.toLowerCase()) ?? null;
  if (typedState !== undefined && state === null) return misused(unknownState(typedState));
  const limit = limitFrom(values.get('--limit'));
  if (typeof limit === 'string') return misused(limit);
  const csvFile = values.get('--csv') ?? null;
  const isJson = args.includes('--json');
  if (csvFile !== null && isJson) return misused('Choose one of --csv and --json.');
  return { sought: { words: soughtWords(words), state }, limit, csvFile, overwrites: args.includes('--overwrite'), isJson };
}

function unknownState(typed: string): string {
  const meant = nearest(typed, SAMPLE_STATES);
  const all = SAMPLE_STATES.map((state) => `'${state}'`).join(', ');
  return `No order of samples is '${typed}'. ${meant === null ? `There are ${all}.` : `Did you mean '${meant}'?`}`;
}
