import { createHash } from 'node:crypto';
import type { DeskSnapshot } from '../../src/domain/desk/snapshot';
import { deliveryDay, OPEN_STATES } from '../../src/domain/order-life';
import { shopDayOf } from '../../src/domain/shop-day';
import { readLastBackup } from '../backup/kept-backups';
import type { Database } from '../db/database';
import { readDeskMark } from '../repositories/desk-mark';
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
async function readDeskSnapshot(db: Database, dataDir: string, now: number): Promise<DeskSnapshot> {
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

/** What a device knows; `mark` names it. */
export interface MarkedState {
  readonly mark: string;
  /** Null where the device's mark names the same. */
  readonly snapshot: DeskSnapshot | null;
}

/** Of an earlier build's snapshot nothing may stay: raise it with a new field. */
const FORM = 2;

/** An open Desk asks every few seconds: while nothing has changed, no snapshot is read. */
export async function readMarkedSnapshot(db: Database, dataDir: string, known: string, now: number): Promise<MarkedState> {
  // Before the snapshot: a change in between is then sent once more, and never missed.
  const state = [FORM, shopDayOf(now), await readLastBackup(dataDir), await readDeskMark(db)].join(' ');
  const mark = createHash('sha256').update(state).digest('base64url').slice(0, 22);
  return { mark, snapshot: mark === known ? null : await readDeskSnapshot(db, dataDir, now) };
}
