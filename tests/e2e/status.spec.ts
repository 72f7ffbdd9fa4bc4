import type { Page } from '@playwright/test';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

/** The worker is at work, and every file of the store is on this device. */
async function workerControls(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), { timeout: 60_000 }).toBe('activated');
}

test.describe('Of a store that stays as it is', () => {
  test.use({ sharesStore: true });

  test('The very first visit shows no notice of an update', async ({ page }) => {
    await page.goto('/');
    await appIsRunning(page);
    await workerControls(page);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });
});

test('A message written while the store was away waits behind the pill, and goes out at the next visit', async ({
  page,
  context,
  store,
  complaints,
}) => {
  // The store is started a second time, which takes long on a busy machine.
  test.slow();
  await page.goto('/contact-us');
  await appIsRunning(page);
  await workerControls(page);
  await store.kill();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('Email').fill('ana@shop.example');
  await page.getByLabel('Message', { exact: true }).fill('Do you lay on stairs?');
  await page.getByRole('button', { name: 'Submit' }).click();

  const pill = page.getByRole('button', { name: /^Offline · 1 message waiting/ });
  await expect(pill).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/$/);
  await pill.click();
  const sheet = page.getByRole('dialog', { name: 'You are offline' });
  await expect(sheet.getByRole('list', { name: 'Messages that wait' })).toContainText('Do you lay on stairs?');
  await page.close();

  await store.restart();
  const next = await context.newPage();
  await next.goto('/');
  await appIsRunning(next);
  await expect.poll(() => next.evaluate(messagesKept), { timeout: 120_000 }).toBe(0);
  complaints.length = 0;
});

/** How many messages are kept on the device. Runs in the page. */
function messagesKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sps');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('messages').objectStore('messages').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
      counting.onerror = () => reject(counting.error);
    };
  });
}
