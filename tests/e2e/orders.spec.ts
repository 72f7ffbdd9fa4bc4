import type { Page } from '@playwright/test';
import { isAccessible } from './is-accessible';
import { appIsRunning, fillCart, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

/** Signs up and buys six boxes; stops at 'Thank You!'. Gives the order's number. */
async function buySixBoxes(page: Page): Promise<string> {
  await fillCart(page, 'herringbone-20-walnut', 6);
  await payInCart(page, '4242424242424242');
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toBeVisible();
  return (await thanks.getByText(/^Order SPS-\d+$/).innerText()).replace('Order ', '');
}

const receiptOf = (page: Page) => page.getByRole('table', { name: 'Floors of this order' });

/** What this device still knows of orders: the private rows whose key names them. */
function keptOrderRows(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let found = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`${name} does not open`)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(`${store} cannot be read`)));
        });
        found += rows.filter((row) => JSON.stringify(row)?.includes('SPS-1')).length;
      }
      database.close();
    }
    return found;
  });
}

test.describe('With a worker', () => {
  test.use({ sharesStore: false, hasWorker: true });

  test('A receipt opens from the thanks, again with the server killed, and nothing of it is left after logout', async ({
    page,
    store,
    complaints,
  }) => {
    const orderNumber = await buySixBoxes(page);

    await test.step('the receipt opens from the dialog', async () => {
      await page.getByRole('link', { name: 'View receipt' }).click();
      await expect(page).toHaveURL(new RegExp(`/orders/${orderNumber}$`));
      await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
      await expect(receiptOf(page).getByRole('row', { name: /Herringbone 20 - Walnut 6 boxes/ })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('it is on the device and the worker is in charge', async () => {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect.poll(() => keptOrderRows(page)).toBeGreaterThan(0);
      await page.reload();
      await appIsRunning(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    });

    await test.step('with the server killed it says how old the copy is', async () => {
      await store.kill();
      await page.goto(`/orders/${orderNumber}`);
      await expect(receiptOf(page)).toBeVisible();
      await expect(
        page.getByText(/The store cannot be reached\. This copy was saved on this device (just now|\d+ minutes? ago)\./),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Your orders' }).click();
      await expect(page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: new RegExp(orderNumber) })).toBeVisible();
    });

    await test.step('after logout the device has nothing of it', async () => {
      await page.getByRole('button', { name: 'Elena' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await appIsRunning(page);
      expect(await keptOrderRows(page)).toBe(0);
      await page.goto(`/orders/${orderNumber}`);
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2Forders%2F${orderNumber}$`));
      await expect(page.getByText('Herringbone 20 - Walnut')).toHaveCount(0);
    });
    complaints.length = 0;
  });
});

test('Orders and receipt hold up to axe at 360 and 1440 px, nothing scrolls sideways, and the receipt is one sheet of paper', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sign-up?redirect=%2Forders');
  await appIsRunning(page);
  await signUp(page, newShopper());
  await expect(page.getByText('No orders yet')).toBeVisible();
  await isAccessible(page, '/orders, empty');
  await page.evaluate(() => localStorage.clear());

  const orderNumber = await buySixBoxes(page);
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(receiptOf(page)).toBeVisible();
  await isAccessible(page, 'receipt');
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByRole('link', { name: new RegExp(orderNumber) })).toBeVisible();
  await isAccessible(page, '/orders');

  await page.goBack();
  await expect(receiptOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(receiptOf(page)).toBeVisible();
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button'),
    page.getByRole('link', { name: 'Your orders' }),
  ]) {
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
  }
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
