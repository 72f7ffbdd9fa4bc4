import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutSnapshots, orders, standInIntents } from '../../server/db/schema/shop';
import { findUserByEmail } from '../../server/repositories/users';
import { intentRecord } from '../../server/repositories/stand-in-intents';
import { changedFigures } from '../../src/contract/changed-figures';
import { createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openGatedStore } from '../fixtures/gated-store';
import type { StatementGates } from '../fixtures/statement-gates';
import type { TestStore } from '../fixtures/test-store';
import type { HeldWebhooks } from '../schedules/held-timers';

// The second action runs between any two statements of the first, or waits for its lock. The provider is asked what can be paid: our rows
// may say otherwise.

let store: TestStore;
let gates: StatementGates;
let webhooks: HeldWebhooks;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, gates, webhooks, close } = await openGatedStore());
});
afterAll(() => close());

const LIMITS = { timeout: 240_000, retry: 0 };

async function shopperToPay() {
  await store.database.db.execute('truncate rate_windows');
  const shopper = await shopperWithFloor(store);
  const isWithInstallation = { ...PICKUP, isInstallationChosen: true };
  const { outcome } = await shopper.call(createPaymentIntent, { amountCents: 1, choice: isWithInstallation });
  if (outcome.kind !== 'refused' || outcome.data === null) throw new Error('The total of another sum is not told');
  const { totalCents } = changedFigures.decode(outcome.data);
  return {
    shopper,
    openWithout: () => shopper.call(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP }),
    openWith: () => shopper.call(createPaymentIntent, { amountCents: totalCents, choice: isWithInstallation }),
  };
}

type ToPay = Awaited<ReturnType<typeof shopperToPay>>;

async function intentsOf({ shopper }: ToPay) {
  const user = await findUserByEmail(store.database.db, shopper.email);
  const rows = await store.database.db
    .select()
    .from(standInIntents)
    .where(eq(sql`${standInIntents.intent} -> 'metadata' ->> 'user_id'`, String(user?.id)));
  return rows.map(({ intent }) => intentRecord.parse(intent));
}

const payableOf = async (toPay: ToPay): Promise<number> =>
  (await intentsOf(toPay)).filter(({ status }) => status.startsWith('requires_')).length;

describe('While a payment is opened', LIMITS, () => {
  it.each(['the same', 'another'])('%s one is opened: at most one can be paid', async (which) => {
    const places = await gates.atEveryStatement(async () => {
      const toPay = await shopperToPay();
      return {
        first: toPay.openWithout,
        second: which === 'the same' ? toPay.openWithout : toPay.openWith,
        check: async (_played, statement) => expect(await payableOf(toPay), `at statement ${statement}`).toBeLessThanOrEqual(1),
      };
    });
    expect(places).toBeGreaterThan(10);
  });

  it('for a changed cart, and another window goes back to the older one, at most one can be paid', async () => {
    await gates.atEveryStatement(async () => {
      const toPay = await shopperToPay();
      await toPay.openWith();
      return {
        first: toPay.openWithout,
        second: toPay.openWith,
        check: async (_played, statement) => expect(await payableOf(toPay), `at statement ${statement}`).toBeLessThanOrEqual(1),
      };
    });
  });

  it('the reconciler looks: what can be paid is one payment, and it is the shopper’s', async () => {
    await gates.atEveryStatement(async () => {
      const toPay = await shopperToPay();
      await toPay.openWith();
      return {
        first: toPay.openWithout,
        second: () => store.services.payments.reconcile(),
        check: async ({ first }, statement) => {
          expect(first, `at statement ${statement}`).toMatchObject({ value: { outcome: { kind: 'success' } } });
          expect(await payableOf(toPay), `at statement ${statement}`).toBe(1);
        },
      };
    });
  });

  it('the older one is paid: one order, and nothing else can be paid', async () => {
    await gates.atEveryStatement(async () => {
      const toPay = await shopperToPay();
      const { outcome } = await toPay.openWith();
      const secret = outcome.kind === 'success' ? outcome.data : '';
      return {
        first: toPay.openWithout,
        second: () => payWithCard(store, secret, CARDS.good),
        check: async (_played, statement) => {
          webhooks.deliver();
          await store.settled();
          const intents = await intentsOf(toPay);
          const isPaid = intents.some(({ status }) => status === 'succeeded');
          const made = await store.database.db
            .select()
            .from(orders)
            .where(eq(orders.paymentId, paymentIdOf(secret)));
          expect([made.length, await payableOf(toPay)], `at statement ${statement}`).toEqual(isPaid ? [1, 0] : [0, 1]);
        },
      };
    });
  });
});

it('A payment that a server opened before it ended is canceled within a minute of its cart, though nobody noted it', LIMITS, async () => {
  const toPay = await shopperToPay();
  const held = gates.hold(toPay.openWithout, /^update "checkout_snapshots" set "payment_id"/);
  await held.reached;
  await toPay.openWith();
  expect(await payableOf(toPay)).toBe(2);
  store.advance(60_000);
  await store.services.payments.reconcile();
  expect(await payableOf(toPay)).toBe(1);
  held.open();
  expect(await held.done).toMatchObject({ outcome: { kind: 'refused' } });
  const states = await store.database.db
    .select({ state: checkoutSnapshots.state })
    .from(checkoutSnapshots)
    .where(eq(checkoutSnapshots.state, 'canceling'));
  expect([await payableOf(toPay), states]).toEqual([1, []]);
});
