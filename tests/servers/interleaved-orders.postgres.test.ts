import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingMails } from '../../server/db/schema/mails';
import { orderRefunds, orders } from '../../server/db/schema/shop';
import { findOrder } from '../../server/repositories/order-history';
import { findShopper } from '../../server/repositories/shoppers';
import { listStandInIntents } from '../../server/repositories/stand-in-intents';
import { createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openGatedStore } from '../fixtures/gated-store';
import type { StatementGates, Interleaved } from '../fixtures/statement-gates';
import type { TestStore } from '../fixtures/test-store';

// The second action runs between any two statements of the first, or waits for its lock. What is right is asked of the payment provider.

/** Bill B with its installation. */
const WITH_INSTALLATION_CENTS = 131_129;
const MINUTE_MS = 60_000;
const REFUND = { amountCents: BILL_B_CENTS, isCancelling: true, note: null, by: 'owner' } as const;

let store: TestStore;
let gates: StatementGates;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, gates, close } = await openGatedStore());
});
afterAll(() => close());
beforeEach(async () => {
  // All these shoppers sign up from one network address.
  await store.database.db.execute('truncate rate_windows');
});

const pays = () => store.services.payments;

async function shopperWithId() {
  const shopper = await shopperWithFloor(store);
  const user = await findShopper(store.database.db, shopper.email);
  return { shopper, userId: user?.id ?? 0 };
}
const openFor = (userId: number, isInstallationChosen: boolean) => (): Promise<string> =>
  pays().openPayment(userId, {
    amountCents: isInstallationChosen ? WITH_INSTALLATION_CENTS : BILL_B_CENTS,
    choice: { ...PICKUP, isInstallationChosen },
  });

/** What the provider would still take money for, whatever our rows say. */
const payableOf = async (userId: number): Promise<readonly string[]> =>
  (await listStandInIntents(store.database.db, 1_000))
    .filter(({ metadata, status }) => metadata['user_id'] === String(userId) && status.startsWith('requires_'))
    .map(({ id }) => id);

async function paid() {
  const { shopper, userId } = await shopperWithId();
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(store, secret, CARDS.good);
  return { userId, paymentId: paymentIdOf(secret) };
}
async function bought() {
  const { userId, paymentId } = await paid();
  return { userId, paymentId, ...(await pays().checkOut(userId, paymentId)) };
}
const failuresOf = ({ first, second }: Interleaved<unknown, unknown>): readonly unknown[] =>
  [first, second].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

describe('Two windows of one account', () => {
  it('of which one notes its payment after the other has read the open carts leave one that can be paid', async () => {
    const { userId } = await shopperWithId();
    const noting = gates.hold(openFor(userId, true), /update "checkout_snapshots" set "payment_id"/);
    expect(await noting.reached).toBe(true);
    const freezing = gates.hold(openFor(userId, false), /update "checkout_snapshots" set "state"/);
    expect(await freezing.reached).toBe(true);
    noting.open();
    await gates.untilEndOrLock(noting.done);
    freezing.open();
    await Promise.allSettled([noting.done, freezing.done]);
    store.advance(MINUTE_MS);
    await pays().reconcile();
    expect(await payableOf(userId)).toHaveLength(1);
  });
});

describe('A paid cart', () => {
  it('that two pages settle at any two moments is one order', async () => {
    await gates.atEveryStatement(async () => {
      const { userId, paymentId } = await paid();
      const order = () => pays().checkOut(userId, paymentId);
      return {
        first: order,
        second: order,
        check: async (played) => {
          expect(failuresOf(played)).toEqual([]);
          expect(await store.database.db.select().from(orders).where(eq(orders.paymentId, paymentId))).toHaveLength(1);
        },
      };
    });
  });
});

describe('An order', () => {
  const actions = () => pays().orderActions;
  const refunded = async (orderId: number) =>
    (await findOrder(store.database.db, orderId))?.steps.filter(({ kind }) => kind === 'refunded');

  it('that is refunded while the provider tells of the refund has one step and one mail for it', async () => {
    await gates.atEveryStatement(async () => {
      const { orderId, paymentId } = await bought();
      const order = await findOrder(store.database.db, orderId);
      return {
        first: () => actions().refund(orderId, { ...REFUND, isCancelling: false }),
        // Asks the provider and stores what it says, as its event does.
        second: () => (order === null ? Promise.reject(new Error(paymentId)) : actions().moneyLeft(order)),
        check: async (played, statement) => {
          expect(failuresOf(played)).toEqual([]);
          expect(await refunded(orderId), `at statement ${statement}`).toMatchObject([{ amountCents: BILL_B_CENTS }]);
          const mails = await store.database.db.select({ subject: outgoingMails.subject }).from(outgoingMails);
          const number = (await findOrder(store.database.db, orderId))?.orderNumber ?? '';
          expect(mails.filter(({ subject }) => subject.includes(number) && /refund/i.test(subject))).toHaveLength(1);
        },
      };
    });
  });

  it('that two people refund in full is refunded once', async () => {
    await gates.atEveryStatement(async () => {
      const { orderId, paymentId } = await bought();
      const refund = () => actions().refund(orderId, { ...REFUND, unlessMadeSince: Date.now() - MINUTE_MS });
      return {
        first: refund,
        second: refund,
        check: async (played) => {
          expect(failuresOf(played)).toEqual([]);
          const intent = (await listStandInIntents(store.database.db, 1_000)).find(({ id }) => id === paymentId);
          expect(intent?.refunds.map(({ amount }) => amount)).toEqual([BILL_B_CENTS]);
          const asked = await store.database.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId));
          expect(asked.filter(({ state }) => state !== 'refused')).toMatchObject([{ state: 'made' }]);
        },
      };
    });
  });

  it.each(['step first', 'refund first'])('that is cancelled while it is made ready is one of both at the end, %s', async (which) => {
    await gates.atEveryStatement(async () => {
      const { orderId } = await bought();
      const ready = (): Promise<unknown> => actions().step(orderId, { to: 'ready', day: null, note: null, by: 'owner' });
      const refund = (): Promise<unknown> => actions().refund(orderId, REFUND);
      return {
        first: which === 'step first' ? ready : refund,
        second: which === 'step first' ? refund : ready,
        check: async (played, statement) => {
          expect(failuresOf(played)).toEqual([]);
          const order = await findOrder(store.database.db, orderId);
          expect(order?.state, `at statement ${statement}`).toBe('cancelled');
          expect(order?.steps.at(-1)?.kind).toBe('cancelled');
        },
      };
    });
  });
});
