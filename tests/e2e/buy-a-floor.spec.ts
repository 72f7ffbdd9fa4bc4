import { expect, test } from './store-test';
import { appIsRunning, newShopper, payInCart, signUp, typeCard } from './shopper';
import { ordersOf } from './orders';

test.use({ sharesStore: true });

test('A shopper walks from the home page to a paid order and the server has it', async ({ page }) => {
  const shopper = newShopper();

  await test.step('finds a floor from the home page', async () => {
    await page.goto('/');
    await appIsRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Click Vinyl Plank (SPC)' }).click();
    await expect(page).toHaveURL(/\/products\/category\/1$/);
    await page.getByRole('link', { name: /Family 20 - Coastal Maple/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Family 20 - Coastal Maple' })).toBeVisible();
    await appIsRunning(page);
  });

  await test.step('works out 180 sqft with 10 % wastage: 9 boxes', async () => {
    await page.getByLabel(/Coverage/).fill('180');
    await expect(page.getByRole('radio', { name: '10%' })).toBeChecked();
    await expect(page.getByLabel('Boxes')).toHaveValue('9');
    await expect(page.getByText('$678.69').first()).toBeVisible();
  });

  await test.step('is asked to log in, signs up, and comes back to the product', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Please login first').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByRole('link', { name: 'Create an Account' }).click();
    await expect(page).toHaveURL(/\/sign-up\?redirect=/);
    await signUp(page, shopper);
    await expect(page).toHaveURL(/\/products\/family-20-coastal-maple/);
  });

  await test.step('adds nine boxes', async () => {
    await page.getByLabel(/Coverage/).fill('180');
    await page.getByRole('radio', { name: '10%' }).check();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Product added to cart').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible();
  });

  await test.step('sees the bill: pickup, no installation', async () => {
    await page.goto('/my-cart');
    await page.getByRole('checkbox', { name: /Installation/ }).uncheck();
    await expect(page.getByText('$726.20').first()).toBeVisible();
    await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  });

  await test.step('pays with the test card', async () => {
    const checkout = page.getByRole('dialog', { name: /Checkout/ });
    await expect(checkout.getByText('Demo payments').first()).toBeVisible();
    const pay = checkout.getByRole('button', { name: /Pay/ });
    await expect(pay).toBeDisabled();
    await typeCard(page, '4242424242424242');
    const faces = () =>
      page
        .frame({ url: '**/demo-payments/card-frame' })
        ?.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`));
    await expect.poll(faces, 'the card is typed in our own face').toEqual(['Instrument Sans: loaded']);
    await checkout.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }).check();
    await expect(pay).toHaveText(/\$726\.20/);
    await pay.click();
    const thanks = page.getByRole('dialog', { name: 'Thank You!' });
    await expect(thanks).toContainText('726.20');
    await thanks.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the server has the order with its own figures, and the cart is empty', async () => {
    const orders = await ordersOf(page);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      orderStatus: 'Confirm',
      fulfilment: 'Pickup',
      bill: { itemsCents: 67_869, taxCents: 4_751, installationCents: 0, shippingCents: 0, discountCents: 0, totalCents: 72_620 },
      lines: [{ productId: 107, boxes: 9, pricePerBoxCents: 7_541 }],
    });
    await page.goto('/my-cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});

test.describe('Without a worker', () => {
  test.use({ hasWorker: false });

  test('A declined card says why, and the same form takes one that the bank asks about; the back button closes the window, but leaves no payment alone', async ({
    page,
    complaints,
  }) => {
    // The way to the cart is one document: the back button leads to its screen before.
    await page.goto('/sign-up?redirect=%2Fproducts%2Feveryday-12-natural-oak');
    await appIsRunning(page);
    await signUp(page, newShopper());
    await page.getByLabel('Boxes').fill('2');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(page).toHaveURL(/\/my-cart/);
    await page.getByRole('button', { name: 'Process to Continue' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeHidden();
    await expect(page).toHaveURL(/\/my-cart/);

    const checkout = await payInCart(page, '4000000000000002');
    await expect(checkout.getByText('Your card was declined.')).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(0);
    await typeCard(page, '4000002500003155');
    await checkout.getByRole('button', { name: /Pay/ }).click();
    await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText('Your payment is being processed. Please wait for the result.').first()).toBeAttached();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
    await expect(page).toHaveURL(/\/my-cart/);
    expect(await ordersOf(page)).toHaveLength(1);
    // Chromium reports the provider's reply to a declined card, HTTP 402, as a console error.
    expect(complaints.splice(0).filter((text) => !/402/.test(text))).toEqual([]);
  });
});
