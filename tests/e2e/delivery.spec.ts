import { ordersOf } from './orders';
import { fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

test('A shopper adds an address from a suggestion, chooses it, and pays delivery by distance and pallets', async ({ page }) => {
  await fillCart(page, 'family-20-coastal-maple', 9);

  const bill = page.getByRole('region', { name: 'Bill summary' });
  await bill.getByRole('checkbox', { name: /Installation/ }).uncheck();
  // A code taken off again leaves nothing behind, and no complaint about the emptied field.
  await bill.getByLabel('Promo code').fill('WELCOME10');
  await bill.getByRole('button', { name: 'Apply' }).click();
  await expect(bill.getByText('Discount · WELCOME10')).toBeVisible();
  await bill.getByRole('button', { name: 'Remove' }).click();
  await expect(bill.getByRole('button', { name: 'Apply' })).toBeVisible();
  await bill.getByRole('radio', { name: 'Delivery' }).check();
  await expect(bill.getByText('Please select an address')).toBeVisible();
  await expect(bill.getByText(/WELCOME10|Please enter a promo code/)).toHaveCount(0);
  await bill.getByRole('button', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Address' });
  await dialog.getByLabel('Recipient name').fill('Elena Ruiz');
  await dialog.getByLabel('Address line 1').pressSequentially('1420 cor');
  await page.getByRole('option', { name: '1420 Coral Way, Miami, FL 33145' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('Miami');
  await expect(dialog.getByLabel('Postal code')).toHaveValue('33145');
  await dialog.getByLabel('Mobile number').fill('(305) 555-0142');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address added successfully. Freight quote will follow.').first()).toBeVisible();

  await expect(bill.getByText('1420 Coral Way, Miami, FL 33145')).toBeVisible();
  await expect(bill.getByText(/^\d+\.\d\d miles from our store by road/)).toBeVisible();
  // 726.20 as for pickup, and one pallet in the band from 10 to 30 miles.
  await expect(bill.getByText('Standard Delivery (1 pallets)')).toBeVisible();
  await expect(bill.getByText('$925.20')).toBeVisible();
  await page.getByLabel(/^Boxes of/).fill('56');
  await page.getByLabel(/^Boxes of/).press('Enter');
  await expect(bill.getByText('$398.00', { exact: true })).toBeVisible();

  await payInCart(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({ fulfilment: 'Delivery', bill: { shippingCents: 39_800 }, lines: [{ boxes: 56 }] });
  expect(order?.addressText).toContain('1420 Coral Way');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

  test('proposals for an address lie still under their field, within the window, and one can be tapped', async ({ page }) => {
    await fillCart(page, 'family-20-coastal-maple', 2);
    const bill = page.getByRole('region', { name: 'Bill summary' });
    await bill.getByRole('radio', { name: 'Delivery' }).press('Space');
    await bill.getByRole('button', { name: 'Add Address' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    const field = dialog.getByLabel('Address line 1');
    await field.pressSequentially('1420 cor');
    const proposal = page.getByRole('option', { name: '1420 Coral Way, Miami, FL 33145' });
    await proposal.tap();
    await expect(dialog.getByLabel('City')).toHaveValue('Miami');
    // What sticks out makes a phone zoom out, and everything in the window moves.
    expect(await page.evaluate(() => window.innerWidth)).toBe(360);
  });
});
