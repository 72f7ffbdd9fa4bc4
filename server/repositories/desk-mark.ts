import { inArray, sql, type SQL } from 'drizzle-orm';
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
  const disputed = db
    .select({ id: paymentChanges.paymentId })
    .from(paymentChanges)
    .where(sql`${paymentChanges.kind} = 'dispute'`);
  const shown = sql`(${inArray(orders.state, [...OPEN_STATES])} or ${inArray(orders.paymentId, disputed)})`;
  const ofShown = (column: SQL): SQL => sql`${column} in (select ${orders.id} from ${orders} where ${shown})`;
  const rows: readonly SQL[] = [
    sql`select 'order', ${orders}.xmin, ${orders}.ctid from ${orders} where ${shown}`,
    sql`select 'line', ${orderLines}.xmin, ${orderLines}.ctid from ${orderLines} where ${ofShown(sql`${orderLines.orderId}`)}`,
    sql`select 'step', ${orderSteps}.xmin, ${orderSteps}.ctid from ${orderSteps} where ${ofShown(sql`${orderSteps.orderId}`)}`,
    sql`select 'note', ${orderNotes}.xmin, ${orderNotes}.ctid from ${orderNotes} where ${ofShown(sql`${orderNotes.orderId}`)}`,
    sql`select 'pick', ${orderPicks}.xmin, ${orderPicks}.ctid from ${orderPicks} where ${ofShown(sql`${orderPicks.orderId}`)}`,
    sql`select 'handover', ${orderHandovers}.xmin, ${orderHandovers}.ctid from ${orderHandovers} where ${ofShown(sql`${orderHandovers.orderId}`)}`,
    sql`select 'payment', ${paymentChanges}.xmin, ${paymentChanges}.ctid from ${paymentChanges} where ${paymentChanges.paymentId} in (select ${orders.paymentId} from ${orders} where ${shown})`,
    sql`select 'buyer', ${users}.xmin, ${users}.ctid from ${users} where ${users.id} in (select ${orders.userId} from ${orders} where ${shown})`,
    sql`select 'sample', ${sampleOrders}.xmin, ${sampleOrders}.ctid from ${sampleOrders} where ${sampleOrders.state} = 'new'`,
    sql`select 'message', ${contactMessages}.xmin, ${contactMessages}.ctid from ${contactMessages} where ${contactMessages.answeredAt} is null`,
    sql`select 'mail', ${outgoingMails}.xmin, ${outgoingMails}.ctid from ${outgoingMails} where ${outgoingMails.state} = 'failed'`,
    sql`select 'stock', ${productStock}.xmin, ${productStock}.ctid from ${productStock}`,
    sql`select 'catalogue', ${catalogueVersion}.xmin, ${catalogueVersion}.ctid from ${catalogueVersion}`,
    sql`select 'person', ${staff}.xmin, ${staff}.ctid from ${staff}`,
  ];
  const [found] = await db
    .select({ mark: sql<string>`count(*) || '.' || coalesce(sum(hashtextextended(concat_ws(' ', kind, written, place), 0)), 0)` })
    .from(sql`(${sql.join([...rows], sql` union all `)}) as shown (kind, written, place)`);
  return found?.mark ?? '';
}
