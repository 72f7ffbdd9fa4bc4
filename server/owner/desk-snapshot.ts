import { createHash } from 'node:crypto';
import { snapshotCodec } from '../../src/contract/desk/snapshot';
import type { DeskSnapshot } from '../../src/domain/desk/snapshot';
import { deliveryDay, OPEN_STATES } from '../../src/domain/order-life';
import { shopDayOf } from '../../src/domain/shop-day';
import { readLastBackup } from '../backup/kept-backups';
import type { Database } from '../db/database';
import { listUnansweredMessages } from '../repositories/messages';
import { countOrders, findDisputedOrders, searchOrders } from '../repositories/order-history';
import { readMailTraces } from '../repositories/outgoing-mails';
import { searchSampleOrders } from '../repositories/samples';
import { listStaff } from '../repositories/staff';
import { listAllStock } from '../repositories/stock';
import { withDeskFacts } from './desk-orders';

/** About a megabyte on the device. */
const MOST_ORDERS = 400;
const MOST_DISPUTED = 100;
const MOST_SAMPLES = 200;
const MOST_MESSAGES = 100;
const DAYS_AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

/** Read anew each time; `now` in milliseconds since 1970. */
export async function readDeskSnapshot(db: Database, dataDir: string, now: number): Promise<DeskSnapshot> {
  const today = shopDayOf(now);
  const lastDay = shopDayOf(now + DAYS_AHEAD_MS);
  const found = await searchOrders(db, { words: [], states: OPEN_STATES, from: null, to: null }, { limit: MOST_ORDERS });
  const near = found.filter(({ state, steps }) => state !== 'scheduled' || (deliveryDay(steps) ?? '') <= lastDay);
  // Banks ask for weeks after a floor is handed over.
  const disputed = (await findDisputedOrders(db, MOST_DISPUTED)).filter(({ orderId }) => !near.some((order) => order.orderId === orderId));
  const beyond = disputed.filter(({ state }) => OPEN_STATES.includes(state));
  const samples = await searchSampleOrders(db, { words: [], state: 'new' }, { limit: MOST_SAMPLES, beforeId: null });
  const messages = await listUnansweredMessages(db, MOST_MESSAGES);
  const { failedMails } = await readMailTraces(db);
  return {
    asOf: now,
    today,
    orders: await withDeskFacts(db, [...near, ...disputed]),
    moreOrders: Math.max(0, (await countOrders(db, OPEN_STATES)) - near.length - beyond.length),
    samples: samples.map(({ id, floors, name, addressText, phone, email, orderedAt }) => ({
      sampleId: id,
      name,
      addressText,
      phone,
      email,
      orderedAt,
      floors,
    })),
    messages: messages.map(({ id, createdAt, firstName, lastName, email, message, assignedTo }) => ({
      messageId: id,
      at: createdAt.getTime(),
      name: `${firstName} ${lastName}`.trim(),
      email,
      text: message,
      assignedTo,
    })),
    stock: await listAllStock(db),
    people: (await listStaff(db))
      .filter(({ passwordHash, endedAt }) => passwordHash !== null && endedAt === null)
      .map(({ id, name }) => ({ staffId: id, name })),
    failedMails,
    backedUpAt: await readLastBackup(dataDir),
  };
}

/** The same for the same state of the shop, whenever it was read. */
export function markOf(snapshot: DeskSnapshot): string {
  const state = JSON.stringify(snapshotCodec.encode({ ...snapshot, asOf: 0 }));
  return createHash('sha256').update(state).digest('base64url').slice(0, 22);
}
