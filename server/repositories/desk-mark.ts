import { eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { OPEN_STATES } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { catalogueVersion, productStock } from '../db/schema/catalogue';
import { contactMessages } from '../db/schema/content';
import { outgoingMails } from '../db/schema/mails';
import { users } from '../db/schema/people';
import { sampleOrders } from '../db/schema/samples';
import { orderLines, orders, orderSteps, paymentChanges } from '../db/schema/shop';
import { orderHandovers, orderNotes, orderPicks, staff } from '../db/schema/staff';

/**
 * Changes with every row that a snapshot of the Desk is read from: each row counts by its place and by the transaction that wrote it last. Some hundred
 * times cheaper than the snapshot.
 */
export async function readDeskMark(db: Database): Promise<string> {
  const disputed = db.select({ id: paymentChanges.paymentId }).from(paymentChanges).where(eq(paymentChanges.kind, 'dispute'));
  const shown = sql`select ${orders.id} as id, ${orders.userId} as user_id, ${orders.paymentId} as payment_id, ${orders}.xmin as written, ${orders}.ctid as place
    from ${orders} where ${inArray(orders.state, [...OPEN_STATES])} or ${inArray(orders.paymentId, disputed)}`;
  const ofShown = (column: AnyPgColumn, key: SQL = sql`id`): SQL => sql`${column} in (select ${key} from shown)`;
  const rows: readonly SQL[] = [
    sql`select 'order', written, place from shown`,
    rowsOf('line', orderLines, ofShown(orderLines.orderId)),
    rowsOf('step', orderSteps, ofShown(orderSteps.orderId)),
    rowsOf('note', orderNotes, ofShown(orderNotes.orderId)),
    rowsOf('pick', orderPicks, ofShown(orderPicks.orderId)),
    rowsOf('handover', orderHandovers, ofShown(orderHandovers.orderId)),
    rowsOf('payment', paymentChanges, ofShown(paymentChanges.paymentId, sql`payment_id`)),
    rowsOf('buyer', users, ofShown(users.id, sql`user_id`)),
    rowsOf('sample', sampleOrders, eq(sampleOrders.state, 'new')),
    rowsOf('message', contactMessages, isNull(contactMessages.answeredAt)),
    rowsOf('mail', outgoingMails, eq(outgoingMails.state, 'failed')),
    rowsOf('stock', productStock),
    rowsOf('catalogue', catalogueVersion),
    rowsOf('person', staff),
  ];
  const [found] = await db
    .select({ mark: sql<string>`count(*) || '.' || coalesce(sum(hashtextextended(concat_ws(' ', kind, written, place), 0)), 0)` })
    .from(sql`(with shown as materialized (${shown}) ${sql.join([...rows], sql` union all `)}) as counted (kind, written, place)`);
  return found?.mark ?? '';
}

function rowsOf(kind: string, table: PgTable, condition: SQL = sql`true`): SQL {
  return sql`select ${sql.raw(`'${kind}'`)}, ${table}.xmin, ${table}.ctid from ${table} where ${condition}`;
}
