import { formatTelephone } from '../../src/domain/typed-contact';
import { samplesText } from '../mail/sample-mails';
import { findSampleOrder, searchSampleOrders, type KeptSampleOrder } from '../repositories/samples';
import { noteAct } from '../owner/note-act';
import { samplesSubject, settleSamples } from '../owner/samples';
import type { Database } from '../db/database';
import { done, misused, refused, shopAddressOf, type Command } from './command';
import { nearest } from '../owner-files/nearest';
import { splitOptions } from './read-options';
import { instantText } from './table';
import type { ToolReply } from './tool-socket';

const VERBS = ['shipped', 'cancelled'] as const;
type Verb = (typeof VERBS)[number];
const MAX_NAME_LENGTH = 100;
const HOW = "Name one order of samples by the ID that 'samples' shows, such as 'sample 3' or 'sample 3 shipped'.";

export const sampleCommand: Command = {
  name: 'sample',
  parameters: 'ID [shipped|cancelled] [--by NAME]',
  summary: 'one order of samples; or notes that it was sent or will not be',
  run: async ({ db, orderActions }, args) => {
    const read = readArguments(args);
    if ('exitCode' in read) return read;
    const order = await findSampleOrder(db, read.id);
    if (order === null) return refused(await noSuchOrder(db, read.id));
    return read.verb === null
      ? done(orderText(order))
      : settle(db, order, read.verb, { by: read.by, publicUrl: shopAddressOf(orderActions) });
  },
};

interface SampleArguments {
  readonly id: number;
  /** Null shows the order. */
  readonly verb: Verb | null;
  readonly by: string;
}

function readArguments(args: readonly string[]): SampleArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, { '--by': 'Write a name after --by.' });
  if (problem !== null) return misused(problem);
  const by = values.get('--by') ?? 'owner';
  if (by.length > MAX_NAME_LENGTH) return misused(`The name after --by has ${by.length} characters; ${MAX_NAME_LENGTH} are the most.`);
  const [id = '', typed, extra] = words;
  if (!/^\d{1,9}$/.test(id)) return misused(HOW);
  if (extra !== undefined) return misused(`'${extra}' is one word too many. ${HOW}`);
  const verb = typed === undefined ? null : VERBS.find((candidate) => candidate === typed.toLowerCase());
  return verb === undefined ? misused(unknownVerb(typed ?? '')) : { id: Number(id), verb, by };
}

function unknownVerb(typed: string): string {
  const meant = nearest(typed, VERBS) ?? VERBS.find((verb) => verb.startsWith(typed.toLowerCase()));
  return `An order of samples cannot be '${typed}'. ${meant === undefined ? "It takes 'shipped' or 'cancelled'." : `Did you mean '${meant}'?`}`;
}

async function noSuchOrder(db: Database, id: number): Promise<string> {
  const [latest] = await searchSampleOrders(db, { words: [], state: null }, { limit: 1, beforeId: null });
  return `There is no order of samples ${id}. ${latest === undefined ? 'No samples were ordered yet.' : `The latest is 'sample ${latest.id}'; 'samples' shows more.`}`;
}

function orderText(order: KeptSampleOrder): string {
  const settled = order.settledAt === null ? '' : `, ${instantText(order.settledAt)}, by ${order.settledBy ?? ''}`;
  return [
    `Sample order ${order.id} (${samplesText(order)}), ordered ${instantText(order.orderedAt)}`,
    `State: ${order.state}${settled}`,
    `Send to: ${order.name}, ${order.addressText}`,
    `Telephone: ${formatTelephone(order.phone)}`,
    `Email: ${order.email}`,
    ...order.floors.map(({ productId, title }) => `  ${title} (floor ${productId})`),
    ...(order.state === 'new' ? [`Next: sample ${order.id} shipped, or sample ${order.id} cancelled`] : []),
  ].join('\n');
}

/** Of two concurrent calls one is refused. The mail is queued in the same transaction. */
async function settle(
  db: Database,
  { id }: KeptSampleOrder,
  to: Verb,
  { by, publicUrl }: { readonly by: string; readonly publicUrl: string },
): Promise<ToolReply> {
  const now = Date.now();
  // Protected by: the condition in the write.
  const settled = await db.transaction(async (tx) => {
    const order = await settleSamples(tx, id, to, { by, now, publicUrl });
    const act = { kind: 'sample', subject: samplesSubject(id), before: { state: 'new' }, after: { state: to } };
    if (order !== null) await noteAct(tx, { member: { id: null, name: by }, now }, act);
    return order;
  });
  if (settled !== null)
    return done(
      to === 'shipped'
        ? `Sample order ${id} (${samplesText(settled)}) is shipped. Who ordered gets a mail; 'mail' shows it if it cannot be sent.`
        : `Sample order ${id} (${samplesText(settled)}) is cancelled. No mail tells it: ${settled.email}, telephone ${formatTelephone(settled.phone)}.`,
    );
  const found = await findSampleOrder(db, id);
  return refused(`Sample order ${id} is ${found?.state ?? 'gone'} already, and that stays. Nothing was changed.`);
}
