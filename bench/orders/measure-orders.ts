import { writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, payWithCard } from '../../tests/fixtures/card-payment';
import { newShopper, storeAt, type ReachableStore } from '../../tests/fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../../tests/fixtures/floor-purchase';
import { median, print, printTable } from '../figures';
import { withStore } from '../with-store';

const SHOPPERS = 32;
/** Below the limit of payments for each account. */
const ORDERS_EACH = 20;
const STEPS = ['cart write', 'open payment', 'card (stand-in)', 'checkout', 'whole order'] as const;

type Step = (typeof STEPS)[number];
type Timed = (step: Step, work: () => Promise<unknown>) => Promise<void>;
type Shopper = Awaited<ReturnType<typeof newShopper>>;

/** From an empty cart to a paid order, 32 shoppers at once. */
export async function measureOrders(): Promise<void> {
  await withStore(async ({ url }) => {
    const store = storeAt(url);
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(store)));
    const tookMs = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
    const timed: Timed = async (step, work) => {
      const startedAt = performance.now();
      await work();
      tookMs.get(step)?.push(performance.now() - startedAt);
    };
    const startedAt = performance.now();
    await Promise.all(
      shoppers.map(async (shopper) => {
        for (let order = 0; order < ORDERS_EACH; order += 1) await timed('whole order', () => buy(store, shopper, timed));
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    print(`${((SHOPPERS * ORDERS_EACH) / seconds).toFixed(0)} orders a second\n`);
    printTable(
      ['step', 'median, ms', 'p99, ms'],
      [...tookMs].map(([step, times]) => [
        step,
        median(times).toFixed(0),
        (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0).toFixed(0),
      ]),
    );
  });
}

async function buy(store: ReachableStore, shopper: Shopper, timed: Timed): Promise<void> {
  await timed('cart write', () =>
    shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false }),
  );
  let secret = '';
  await timed('open payment', async () => {
    secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  });
  await timed('card (stand-in)', () => payWithCard(store, secret, CARDS.good));
  await timed('checkout', () => shopper.data(checkout, draftFor(secret)));
}
