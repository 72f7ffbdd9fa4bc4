import type { Database } from '../db/database';
import { findMeantOrder, readLatestOrderId } from '../repositories/order-history';
import { changeOrder } from './change-order';
import { done, refused, type Command } from './command';
import { orderText } from './order-text';
import { readOrderArguments } from './read-order-arguments';

export const orderCommand: Command = {
  name: 'order',
  parameters: 'ID [ready|schedule DATE|out|done|cancel|refund [AMOUNT]|undo] [--note TEXT] [--by NAME] [--yes] [--again]',
  summary: 'one order with its lines, figures and steps; or its next step',
  run: async (context, args) => {
    const read = readOrderArguments(args);
    if ('exitCode' in read) return read;
    const order = await findMeantOrder(context.db, read.which);
    if (order === null) return refused(await noSuchOrder(context.db, read.which));
    return read.verb === null ? done(await orderText(context.db, order)) : changeOrder(context, order, read, read.verb);
  },
};

async function noSuchOrder(db: Database, typed: string): Promise<string> {
  const latest = await readLatestOrderId(db);
  return `There is no order ${typed}. ${latest === null ? 'There are no orders yet.' : `The latest is 'order ${latest}'; 'orders' shows more.`}`;
}
