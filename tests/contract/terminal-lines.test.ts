import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages } from '../../server/db/schema/content';
import { users } from '../../server/db/schema/people';
import { orders } from '../../server/db/schema/shop';
import { putMail } from '../../server/repositories/outgoing-mails';
import { buyCart, ownerTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

/** A row of the owner's table of orders, behind each kind of line break that terminals know. */
const FORGED = 'FORGED-1  SPS-99999  2026-11-25 10:00 EST  Eve  Pickup  1  $0.01  Confirm';
const BREAKS = ['\n', '\r', '\r\n', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029', '\u001b[1E', '\u009bE', '\u202e\n'];

let store: TestStore;
let email: string;
let orderId: number;
beforeAll(async () => {
  store = await openTestStore();
  const shopper = await shopperWithFloor(store);
  email = shopper.email;
  ({ orderId } = await buyCart(store, shopper));
});
afterAll(() => store.close());

test.each(BREAKS)("No line of the tool is a shopper's own, whatever was written: %j", async (lineBreak) => {
  const { db } = store.database;
  const evil = `Ana${lineBreak}${FORGED}`;
  // As rows of earlier days, which nobody has tidied.
  await db.update(users).set({ firstName: evil, lastName: evil }).where(eq(users.email, email));
  await db.update(orders).set({ addressText: evil, fulfilment: 'Delivery' }).where(eq(orders.id, orderId));
  await db.insert(contactMessages).values({ firstName: evil, lastName: evil, email: evil, message: evil });
  await db.transaction((tx) => putMail(tx, { to: evil, subject: evil, text: evil }, { now: Date.now() + 60_000 }));
  for (const command of [['orders'], ['order', String(orderId)], ['messages'], ['mail'], ['shopper', 'show', email]]) {
    const { exitCode, text } = await ownerTool(store.database, ...command);
    expect(exitCode).toBe(0);
    const lines = text.split(/[\n\r\u000b\u000c\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith('FORGED'))).toEqual([]);
    expect(text).not.toMatch(/[\u001b\u009b\u202e]/);
    expect(command[0] === 'mail' || text.includes('FORGED')).toBe(true);
  }
});
