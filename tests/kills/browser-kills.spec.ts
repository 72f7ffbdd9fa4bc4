import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { getCart } from '../../src/contract/cart';
import { login } from '../../src/contract/session';
import { addBoxes } from '../e2e/cart';
import { startChromium } from '../e2e/own-chromium';
import { appIsRunning, newShopper, signUp, type Shopper } from '../e2e/shopper';
import { expect, test } from '../e2e/store-test';
import { NO_FAULT, type Fault } from '../faults/fault-kinds';
import { ContractClient, storeAt } from '../fixtures/contract-client';
import { randomFor, type Random } from '../fuzz/random';
import { followCart, type Acknowledged } from './acknowledged-boxes';

const KILLS = Number(process.env['BROWSER_KILLS'] ?? 20);
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const FLOORS = { 'Family 20 - Coastal Maple': 'family-20-coastal-maple', 'Comfort 28 - Estate Oak': 'comfort-28-estate-oak' } as const;
const TITLES = Object.keys(FLOORS);
const WRITE = '/api/userauth/addeditusercarts';
const WRITES = `**${WRITE}`;
const LOST_AFTER_MS = 10 * 60_000;
const PORTAL: Fault = { kind: 'page', status: 200 };

/** Where the browser dies: with the server away; with a write that the server has done and not replied to; with one that never reached it; anywhere. */
const MOMENTS = ['server away', 'reply lost', 'request lost', 'any moment'] as const;
type Moment = (typeof MOMENTS)[number];

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'sps-flooring-profile-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

/** Presses + of the floors, without end, as fast as the page lets it; notes each press before it is made. */
async function pressWithoutEnd(page: Page, random: Random, asked: Map<string, number>): Promise<void> {
  for (;;) {
    const title = TITLES[random.below(TITLES.length)] ?? '';
    asked.set(title, (asked.get(title) ?? 0) + 1);
    await page.getByRole('button', { name: `One box of ${title} more` }).click();
  }
}

/** Resolves at the next write, once the server has done it, or before it hears of it; nobody ever gets a reply. */
function holdNextWrite(context: BrowserContext, reachesServer: boolean): Promise<void> {
  return new Promise((reached, failed) => {
    context
      .route(WRITES, async (route) => {
        if (reachesServer) await route.fetch().catch(() => undefined);
        reached();
      })
      .catch(failed);
  });
}

test(`No change is lost or doubled in ${KILLS} kills of the browser in the middle of writing, while a portal answers a third of the writes`, async ({
  store,
  network,
}) => {
  const shopper = newShopper();
  let server = await prepareCart(network.url, shopper);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const random = randomFor(SEED, kill);
    const moment: Moment = MOMENTS[kill % MOMENTS.length] ?? 'any moment';
    const ofPortal = randomFor(SEED + 1, kill);
    network.choose(({ path }) => (path.startsWith(WRITE) && ofPortal.below(3) === 0 ? PORTAL : NO_FAULT));
    const asked = new Map(server);
    let acknowledgements = 0;
    let acknowledged: Acknowledged = new Map();
    const browser = await startChromium(profile);
    try {
      const page = await browser.context.newPage();
      await openCart(page, network.url, server);
      acknowledged = await followCart(page, () => (acknowledgements += 1));
      await expect.poll(() => [...acknowledged]).toHaveLength(TITLES.length);
      if (moment === 'server away') await store.kill();
      const isHeld = moment === 'reply lost' || moment === 'request lost' ? holdNextWrite(browser.context, moment === 'reply lost') : null;
      const wanted = acknowledgements + 1 + random.below(6);
      const pressing = pressWithoutEnd(page, random, asked).catch(() => undefined);
      await expect.poll(() => acknowledgements, { intervals: [5] }).toBeGreaterThanOrEqual(wanted);
      await isHeld;
      await pause(random.below(120));
      await browser.kill();
      await pressing;
    } finally {
      await browser.kill();
    }
    network.choose(() => NO_FAULT);
    const promised = new Map(acknowledged);
    server = await afterwards({ url: network.url, restart: store.restart }, profile, shopper, {
      asked,
      promised,
      isAway: moment === 'server away',
    });
    console.log(
      `kill ${kill} (${moment}): ${TITLES.map((title) => `${title}: asked for ${asked.get(title)}, shown as saved ${promised.get(title)}, at the server ${server.get(title)}`).join('; ')}`,
    );
  }
});

/** Signs up and puts one box of each floor into the cart; leaves an orderly closed browser. */
async function prepareCart(url: string, shopper: Shopper): Promise<Map<string, number>> {
  const browser = await startChromium(profile);
  const page = await browser.context.newPage();
  await page.goto(`${url}/sign-up?redirect=${encodeURIComponent('/products')}`);
  await appIsRunning(page);
  await signUp(page, shopper);
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  for (const slug of Object.values(FLOORS)) {
    await page.goto(`${url}/products/${slug}`);
    await appIsRunning(page);
    await addBoxes(page, 1);
    await expect(page.getByText('Product added to cart').first()).toBeVisible();
  }
  await browser.close();
  return new Map(TITLES.map((title) => [title, 1]));
}

async function openCart(page: Page, url: string, boxes: ReadonlyMap<string, number>): Promise<void> {
  await page.goto(`${url}/my-cart`);
  for (const [title, count] of boxes) await expect(page.getByLabel(`Boxes of ${title}`)).toHaveValue(String(count));
  await expect(page.getByText('Waiting to sync')).toHaveCount(0);
}

interface AtTheKill {
  /** The most that was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  /** The least that must be there, for it was shown as kept. */
  readonly promised: ReadonlyMap<string, number>;
  readonly isAway: boolean;
}

/** Opens the store again on the same profile: what was shown as kept is there, goes out, and nothing more than was asked for. */
async function afterwards(
  store: { readonly url: string; restart(): Promise<void> },
  folder: string,
  shopper: Shopper,
  { asked, promised, isAway }: AtTheKill,
): Promise<Map<string, number>> {
  const browser = await startChromium(folder);
  try {
    const page = await browser.context.newPage();
    await page.goto(`${store.url}/my-cart`);
    if (isAway) {
      for (const title of TITLES) {
        const field = page.getByLabel(`Boxes of ${title}`);
        // The saved cart is drawn a moment before the changes that wait.
        await expect
          .poll(async () => Number(await field.inputValue()), `${title} on the device`)
          .toBeGreaterThanOrEqual(promised.get(title) ?? 0);
      }
      await store.restart();
      await page.reload();
    }
    const cartAtServer = await cartOf(store.url, shopper);
    // Lost is what has not come when the longest pauses of docs/decisions/0044 have passed.
    await expect(async () => {
      const server = await cartAtServer();
      for (const title of TITLES) expect(server.get(title), `${title}: lost`).toBeGreaterThanOrEqual(promised.get(title) ?? 0);
      await expect(page.getByLabel(`Boxes of ${TITLES[0]}`)).toBeVisible();
      await expect(page.getByText('Waiting to sync')).toHaveCount(0);
    }).toPass({ timeout: LOST_AFTER_MS });
    const server = await cartAtServer();
    for (const title of TITLES) expect(server.get(title), `${title}: doubled`).toBeLessThanOrEqual(asked.get(title) ?? 0);
    await openCart(page, store.url, server);
    await browser.close();
    return server;
  } finally {
    await browser.kill();
  }
}

async function cartOf(url: string, { email, password }: Shopper): Promise<() => Promise<Map<string, number>>> {
  const client = new ContractClient(storeAt(url));
  client.authKey = (await client.data(login, { email, password, deviceId: '', deviceName: 'Onlooker' })).authKey;
  return async () => {
    const lines = await client.data(getCart, undefined);
    expect(lines.map(({ product }) => product.title).toSorted()).toEqual(TITLES.toSorted());
    return new Map(lines.map(({ product, boxes }) => [product.title, boxes]));
  };
}
