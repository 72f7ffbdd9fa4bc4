import { sendContactMessage } from '../../src/contract/site';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';
import { workerControls } from './worker-controls';

test.use({ sharesStore: true });

/** Of no other test: the store is shared. */
const WORDS = 'Do you lay on stairs that turn?';

test('A message that waits goes out once, by a worker woken with the store closed and stopped before it heard the answer', async ({
  page,
  context,
  store,
  complaints,
}) => {
  let isAway = true;
  let sendings = 0;
  let heldSending = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    heldSending = resolve;
  });
  await context.route(`**/api${sendContactMessage.path}`, async (route) => {
    if (isAway) return route.abort();
    sendings += 1;
    if (sendings > 1) return route.continue();
    // The first one reaches the server, and its reply reaches nobody.
    await route.fetch().catch(() => undefined);
    heldSending();
  });
  await page.goto('/contact-us');
  await appIsRunning(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('Email').fill('ana@shop.example');
  await page.getByLabel('Message', { exact: true }).fill(WORDS);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: /1 message/ })).toBeVisible();

  await page.goto('about:blank');
  const worker = await workerControls(await context.newCDPSession(page), new URL(store.url).origin);
  isAway = false;
  // Neither waits for its event to end: the first never does, and the browser may wake the worker by itself too.
  worker.sync().catch(() => undefined);
  await isHeld;
  await worker.stop();
  worker.sync().catch(() => undefined);
  // The worker waits for the pause after the last try.
  await expect.poll(() => sendings, { timeout: 90_000 }).toBeGreaterThan(1);
  const next = await context.newPage();
  await next.goto('/');
  await appIsRunning(next);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('messagesWait'))).toBeNull();
  expect((await store.tool('messages')).split(WORDS)).toHaveLength(2);
  complaints.length = 0;
});
