import { getCart, writeCartLine } from '../../src/contract/cart';
import { checkout } from '../../src/contract/checkout';
import type { FaultProxy } from '../faults/fault-proxy';
import { NO_FAULT, noFaults, type LoggedRequest } from '../faults/fault-kinds';
import { CARDS } from '../fixtures/card-payment';
import { expect, test } from './proxied-test';
import { appIsRunning, fillCart, newShopper, payInCart, signUp } from './shopper';

/** One thing that always fails is tried with growing pauses, whatever else succeeds: docs/decisions/0044. */
test.use({ sharesStore: true });

const FLOOR = 'family-20-coastal-maple';
const MINUTE_MS = 60_000;
const MOST_IN_A_MINUTE = 6;

/**
 * Chromium itself sends a request again, whatever its method, when a connection that has carried earlier requests breaks before any reply:
 * on each of the connections it keeps, then on a new one. A try of the store is what came first on its connection.
 */
function triesOf({ log }: FaultProxy, path: string): readonly number[] {
  const isFirst = (request: LoggedRequest): boolean => log.find(({ connection }) => connection === request.connection) === request;
  return log.filter((request) => request.path.endsWith(path) && isFirst(request)).map(({ atMs }) => atMs);
}

/** Waits for a minute from the first request on, and gives all tries in it. */
async function triesInAMinute(proxy: FaultProxy, path: string): Promise<readonly number[]> {
  const sent = () => proxy.log.filter((request) => request.path.endsWith(path)).map(({ atMs }) => atMs);
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  const [first = 0] = sent();
  await expect.poll(() => Date.now() - first, { timeout: 2 * MINUTE_MS }).toBeGreaterThan(MINUTE_MS);
  const tries = triesOf(proxy, path).filter((at) => at < first + MINUTE_MS);
  console.log(`${path}: ${sent().length} requests; tries, ms after the first request: ${tries.map((at) => at - first).join(' ')}`);
  return tries;
}

test('Writes that are reset while reads work are tried at most 6 times in a minute, and the pill does not flicker', async ({
  page,
  faultProxy,
}) => {
  await page.goto(`/sign-up?redirect=${encodeURIComponent(`/products/${FLOOR}`)}`);
  await appIsRunning(page);
  await signUp(page, newShopper());
  await expect(page).toHaveURL(new RegExp(FLOOR));
  faultProxy.choose(({ path }) => (path.endsWith(writeCartLine.path) ? { kind: 'reset before' } : NO_FAULT));
  await page.getByLabel('Boxes').fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const pill = page.getByRole('button', { name: /1 change/ });
  await expect(pill).toBeVisible();
  await pill.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seenOnPill: seen });
    const note = (): void => {
      const text = element.textContent;
      if (text !== seen.at(-1)) seen.push(text);
    };
    note();
    new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
  });

  const tries = await triesInAMinute(faultProxy, writeCartLine.path);
  expect(tries.length).toBeGreaterThan(1);
  expect(tries.length).toBeLessThanOrEqual(MOST_IN_A_MINUTE);
  const reads = faultProxy.log.filter(({ path, atMs }) => path.endsWith(getCart.path) && atMs >= (tries[0] ?? 0));
  expect(reads.length).toBeLessThanOrEqual(2 * MOST_IN_A_MINUTE);
  expect(await page.evaluate(() => ('seenOnPill' in window ? window.seenOnPill : null))).toHaveLength(1);

  faultProxy.choose(noFaults);
  await pill.click();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('button', { name: /1 change/ })).toHaveCount(0);
});

test('A checkout that is reset after the card was charged is tried at most 6 times in a minute, and becomes one order', async ({
  page,
  faultProxy,
}) => {
  await fillCart(page, FLOOR, 2);
  faultProxy.choose(({ path }) => (path.endsWith(checkout.path) ? { kind: 'reset before' } : NO_FAULT));
  await payInCart(page, CARDS.good);
  const tries = await triesInAMinute(faultProxy, checkout.path);
  expect(tries.length).toBeGreaterThan(1);
  expect(tries.length).toBeLessThanOrEqual(MOST_IN_A_MINUTE);

  faultProxy.choose(noFaults);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Thank You!' }).or(page.getByText('Order placed successfully!')).first()).toBeVisible();
  expect(faultProxy.log.filter(({ path, fault }) => path.endsWith(checkout.path) && fault === 'none')).toHaveLength(1);
});
