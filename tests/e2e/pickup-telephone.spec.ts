import { isAccessible } from './is-accessible';
import { appIsRunning, fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const LABEL = 'Telephone for your pickup (optional)';

test('A pickup without a saved address asks for a telephone, keeps it through a reload, and the owner can call', async ({
  page,
  store,
}) => {
  await fillCart(page, 'family-20-coastal-maple', 9);
  const process = page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true });
  await process.click();
  const field = page.getByRole('dialog', { name: /Checkout/ }).getByLabel(LABEL);
  await expect(field).toHaveAttribute('autocomplete', 'tel');
  await field.fill('555-0142');
  await isAccessible(page, 'a checkout that asks for a telephone');

  await page.reload();
  await appIsRunning(page);
  const checkout = await payInCart(page, '4242424242424242');
  await expect(field).toHaveValue('555-0142');
  await expect(checkout.getByText('Please enter a telephone number of 10 digits, or leave the field empty.')).toBeVisible();
  await expect(field).toBeFocused();
  await isAccessible(page, 'a checkout with a wrong telephone');

  await field.fill('(305) 555-0142');
  await checkout.getByRole('button', { name: /Pay/ }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toBeVisible();
  const number = (await thanks.getByText(/^Order SPS-\d+$/).innerText()).replace('Order ', '');
  expect(await store.tool('order', number)).toContain('Telephone: (305) 555-0142');
});

test('A pickup that leaves the telephone out is ordered all the same', async ({ page, store }) => {
  await fillCart(page, 'family-20-coastal-maple', 9);
  await payInCart(page, '4242424242424242');
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toBeVisible();
  const number = (await thanks.getByText(/^Order SPS-\d+$/).innerText()).replace('Order ', '');
  expect(await store.tool('order', number)).toContain('Telephone: none given');
});
