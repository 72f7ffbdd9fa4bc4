import type { Page } from '@playwright/test';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { isAccessible } from './is-accessible';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const MAPLE = 'family-20-coastal-maple';
const OAK = 'everyday-12-natural-oak';

async function openSamples(page: Page, floor: string) {
  await page.goto(`/products/${floor}`);
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Order a sample' }).press('Enter');
  return page.getByRole('dialog', { name: 'Order samples' });
}

async function fillIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Order samples' });
  await dialog.getByLabel('Recipient name').fill(SAMPLE_HOUSE.name);
  await dialog.getByLabel('Address line 1').fill(SAMPLE_HOUSE.line1);
  await dialog.getByLabel('Postal code').fill(SAMPLE_HOUSE.postalCode);
  await dialog.getByLabel('City').fill(SAMPLE_HOUSE.city);
  await dialog.getByLabel('State').fill(SAMPLE_HOUSE.state);
  await dialog.getByLabel('Mobile number').fill('(305) 555-0142');
  await dialog.getByLabel('Email').fill('ana@shop.example');
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('A visitor chooses two floors and orders their samples without a connection, and the order arrives once', async ({
    page,
    context,
    store,
    complaints,
  }) => {
    await store.tool('settings', 'set', 'offersSamples', 'yes');
    for (const floor of [MAPLE, OAK]) {
      await page.goto(`/products/${floor}`);
      await appIsRunning(page);
      await expect(page.getByRole('button', { name: 'Order a sample' })).toBeVisible();
    }
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);

    const dialog = await openSamples(page, MAPLE);
    await expect(dialog.getByText('Chosen: 1 of 4')).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose another floor' }).click();
    await openSamples(page, OAK);
    await expect(dialog.getByText('Chosen: 2 of 4')).toBeVisible();
    await fillIn(page);
    await dialog.getByRole('button', { name: 'Order 2 samples' }).click();
    await expect(page.getByText('Saved on this device. We will send it when you are back online.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the floor' }).click();
    await expect(page.getByRole('button', { name: /1 sample order/ })).toBeVisible();
    expect(await store.tool('samples')).toContain('No samples were ordered yet.');

    await context.setOffline(false);
    await expect.poll(() => store.tool('samples'), { timeout: 60_000 }).toContain('1420 Coral Way, Miami, FL 33145');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('messagesWait'))).toBeNull();
    const list = await store.tool('samples');
    expect(list.split('1420 Coral Way')).toHaveLength(2);
    expect(list).toContain('Family 20 - Coastal Maple; Everyday 12 - Natural Oak');
    complaints.length = 0;
  });
});

test.describe('With a connection', () => {
  test.use({ hasWorker: false });

  test('The order of samples is accessible empty, with its problems, full, and done; the fifth floor says what to do', async ({
    page,
    store,
    complaints,
  }) => {
    await store.tool('settings', 'set', 'offersSamples', 'yes');
    await page.goto(`/products/${MAPLE}`);
    await page.evaluate(
      (floors) => localStorage.setItem('samples', JSON.stringify(floors)),
      [1, 2, 3].map((number) => ({ productId: number, slug: `floor-${number}`, title: `Floor ${number}` })),
    );
    const dialog = await openSamples(page, MAPLE);
    await expect(dialog.getByText('Chosen: 4 of 4')).toBeVisible();
    await dialog.getByRole('button', { name: 'Order 4 samples' }).click();
    await expect(dialog.getByText('Please enter recipient name')).toBeVisible();
    await expect(dialog.getByLabel('Recipient name')).toBeFocused();
    await isAccessible(page, 'the order of samples with a problem', '[role=dialog]');

    await openSamples(page, OAK);
    await expect(dialog.getByText(/Take one out, then press ‘Order a sample’ again for Everyday 12/)).toBeVisible();
    for (const floor of ['Floor 1', 'Floor 2', 'Floor 3']) await dialog.getByRole('button', { name: `Take out ${floor}` }).click();
    await fillIn(page);
    await isAccessible(page, 'the order of samples, filled in', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Order 1 sample' }).click();
    const done = page.getByRole('dialog', { name: 'Your samples' });
    await expect(done.getByText('Thank you. We will send your samples')).toBeVisible();
    await isAccessible(page, 'ordered samples', '[role=dialog]');
    expect(await store.tool('samples')).toContain('Family 20 - Coastal Maple');
    complaints.length = 0;
  });
});
