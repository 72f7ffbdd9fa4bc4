import { getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent, getPaymentSetup } from '../../src/contract/checkout';
import { login } from '../../src/contract/session';
import { CARDS, payWithCard } from '../../tests/fixtures/card-payment';
import { ContractClient, newShopper, storeAt, type ReachableStore } from '../../tests/fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../../tests/fixtures/floor-purchase';

// Against stores that run on a throw-away shop without Stripe keys:
//   STORE_URLS=http://127.0.0.1:8081,http://127.0.0.1:8082 node build/run-ts.mjs bench/orders/main.ts
// One run an hour for each database: more sign-ups from one address are refused.

const STORES = (process.env['STORE_URLS'] ?? 'http://127.0.0.1:8080').split(',').map(storeAt);
const SHOPPERS = 32;
/** Below the limit of payments for each account. */
const ORDERS_EACH = 20;
/** Logins under way count as tries of their address, of which twenty are allowed. */
const LOGINS_AT_ONCE = 8;
const SECONDS = 5;
const PASSWORD = 'plank by plank';

type Shopper = Awaited<ReturnType<typeof newShopper>> & { readonly store: ReachableStore };

/** What each took, by what it was. */
const tookMs = new Map<string, number[]>();

await main();

async function main(): Promise<void> {
  const setup = await new ContractClient(storeFor(0)).data(getPaymentSetup, undefined);
  if (setup.standInScript === null) throw new Error('This store takes real payments: it is not asked. Use one without Stripe keys.');
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index): Promise<Shopper> => {
      const store = storeFor(index);
      return Object.assign(await newShopper(store, PASSWORD), { store });
    }),
  );
  process.stdout.write(`${STORES.length} store(s), ${SHOPPERS} shoppers at once, Node ${process.version}\n\n`);
  const seconds = await timed(() => Promise.all(shoppers.map((shopper) => buyAll(shopper))));
  print('orders', (SHOPPERS * ORDERS_EACH) / seconds, 'whole order');
  for (const step of ['cart write', 'open payment', 'card (stand-in)', 'checkout']) print(`  ${step}`, null, step);
  await repeat('cart read', shoppers, (shopper) => shopper.data(getCart, undefined));
  await repeat('login', shoppers.slice(0, LOGINS_AT_ONCE), (shopper) =>
    shopper.data(login, { email: shopper.email, password: PASSWORD, deviceId: 'bench', deviceName: 'bench' }),
  );
}

function storeFor(index: number): ReachableStore {
  const store = STORES[index % STORES.length];
  if (store === undefined) throw new Error('STORE_URLS names no store');
  return store;
}

async function buyAll(shopper: Shopper): Promise<void> {
  for (let order = 0; order < ORDERS_EACH; order += 1) await step('whole order', () => buy(shopper));
}

async function buy(shopper: Shopper): Promise<void> {
  await step('cart write', () =>
    shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false }),
  );
  const secret = await step('open payment', () => shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP }));
  await step('card (stand-in)', () => payWithCard(shopper.store, secret, CARDS.good));
  await step('checkout', () => shopper.data(checkout, draftFor(secret)));
}

async function repeat(name: string, shoppers: readonly Shopper[], ask: (shopper: Shopper) => Promise<unknown>): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  const seconds = await timed(() =>
    Promise.all(
      shoppers.map(async (shopper) => {
        while (performance.now() < end) await step(name, () => ask(shopper));
      }),
    ),
  );
  print(name, (tookMs.get(name) ?? []).length / seconds, name);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  const times = tookMs.get(name) ?? [];
  times.push(performance.now() - startedAt);
  tookMs.set(name, times);
  return result;
}

function print(label: string, perSecond: number | null, name: string): void {
  const sorted = (tookMs.get(name) ?? []).toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0).padStart(6);
  process.stdout.write(
    `${label.padEnd(20)}${perSecond === null ? ''.padStart(10) : `${perSecond.toFixed(0)}/s`.padStart(10)}   middle ${at(0.5)} ms   p99 ${at(0.99)} ms\n`,
  );
}
