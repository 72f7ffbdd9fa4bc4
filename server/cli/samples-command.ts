import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatCount } from '../../src/domain/number-text';
import { oneLine } from '../../src/domain/text';
import { csvOf } from '../catalogue-files/write-file';
import type { Database } from '../db/database';
import { writeAllWhole } from '../media/write-whole';
import { searchSampleOrders, type KeptSampleOrder, type SamplesSought } from '../repositories/samples';
import { done, refused, type Command, type ToolContext } from './command';
import { fileReply } from './file-problem';
import { readSamplesArguments } from './read-samples-arguments';
import { shopDayOf } from '../../src/domain/shop-day';
import { instantText, table } from './table';
import type { ToolReply } from './tool-socket';

/** Shown without --limit. Files hold all. */
const SHOWN = 50;
const BATCH = 500;

export const samplesCommand: Command = {
  name: 'samples',
  parameters: '[WORDS] [--state STATE] [--limit NUMBER] [--csv FILE] [--overwrite] [--json]',
  summary: 'the latest orders of samples; those with these words, in this state (new, shipped, cancelled); as a file',
  run: async (context, args) => {
    const read = readSamplesArguments(args);
    if ('exitCode' in read) return read;
    const { sought, limit, csvFile, overwrites, isJson } = read;
    const orders = await readMany(context.db, sought, limit ?? (csvFile === null ? SHOWN : Number.MAX_SAFE_INTEGER));
    if (csvFile !== null) return writeCsv(context, orders, csvFile, overwrites);
    if (isJson) return done(JSON.stringify({ samples: orders.map(jsonOrder) }, null, 2));
    if (orders.length === 0) return done(noneText(sought));
    return done(`${table(HEADINGS, orders.map(row))}${limit === null && orders.length === SHOWN ? MORE : ''}`);
  },
};

const HEADINGS = ['ID', 'Ordered', 'State', 'Name', 'Address', 'Telephone', 'Floors'];
const MORE = `\n\nThe latest ${SHOWN}; --limit NUMBER shows more, and words and --state find others.`;

function noneText({ words, state }: SamplesSought): string {
  return words.length === 0 && state === null
    ? 'No samples were ordered yet.'
    : "No order of samples is like that. 'samples' without more shows the latest.";
}

/** In batches, so that a long list stands in nobody's way. */
async function readMany(db: Database, sought: SamplesSought, limit: number): Promise<readonly KeptSampleOrder[]> {
  const orders: KeptSampleOrder[] = [];
  while (orders.length < limit) {
    const wanted = Math.min(BATCH, limit - orders.length);
    const batch = await searchSampleOrders(db, sought, { limit: wanted, beforeId: orders.at(-1)?.id ?? null });
    orders.push(...batch);
    if (batch.length < wanted) break;
  }
  return orders;
}

const floorsText = ({ floors }: KeptSampleOrder): string => floors.map(({ title }) => title).join('; ');

function row(order: KeptSampleOrder): readonly string[] {
  const { id, orderedAt, state, name, addressText, phone } = order;
  return [String(id), instantText(orderedAt), state, name, addressText, phone, floorsText(order)];
}

/** Times as ISO 8601. */
function jsonOrder({ orderedAt, settledAt, ...order }: KeptSampleOrder): object {
  return {
    ...order,
    orderedAt: new Date(orderedAt).toISOString(),
    settledAt: settledAt === null ? null : new Date(settledAt).toISOString(),
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

/** One row an order, days in the shop's time. An existing file stays unless it may be overwritten. */
async function writeCsv(
  { workingDir }: ToolContext,
  orders: readonly KeptSampleOrder[],
  csvFile: string,
  overwrites: boolean,
): Promise<ToolReply> {
  const path = resolve(workingDir, csvFile);
  if (existsSync(path) && !overwrites) return refused(`${path} exists. Name another file, or add --overwrite.`);
  try {
    await writeAllWhole([{ path, content: Buffer.from(csvOf([COLUMNS, ...orders.map(record)])) }], 0o600);
  } catch (error) {
    return fileReply('The file could not be written', error);
  }
  return done(`${formatCount(orders.length)} rows written to ${path}`);
}
