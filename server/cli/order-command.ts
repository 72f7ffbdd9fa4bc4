import { formatUsd } from '../../src/domain/money';
import { oneLine } from '../../src/domain/one-line';
import type { Database } from '../db/database';
import { findMeantOrders, readLatestOrderId, type OwnerOrder } from '../repositories/order-history';
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
    const [order, ...others] = await findMeantOrders(context.db, read.which);
    if (order === undefined) return refused(await noSuchOrder(context.db, read.which));
    if (others.length > 0) return refused(severalMeant(read.which, [order, ...others]));
    return read.verb === null ? done(await orderText(context.db, order)) : changeOrder(context, order, read, read.verb);
  },
};

function severalMeant(typed: string, meant: readonly OwnerOrder[]): string {
  const named = meant.map(
    ({ orderId, orderNumber, buyer, bill }) =>
      `'order ${orderNumber}' is the order with the ID ${orderId}, of ${oneLine(buyer.name)}, ${formatUsd(bill.totalCents)}.`,
  );
  return [`${typed} can mean more than one order. Nothing has changed. Type the whole number of one:`, ...named].join('\n');
}

async function noSuchOrder(db: Database, typed: string): Promise<string> {
  const latest = await readLatestOrderId(db);
  return `There is no order ${typed}. ${latest === null ? 'There are no orders yet.' : `The latest is 'order ${latest}'; 'orders' shows more.`}`;
}
