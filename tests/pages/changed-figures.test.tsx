// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { charged, everyCardIsGood } from './fake-stripe';
import { closeStore, openStore } from './open-store';
import { processCart } from './process-cart';
import { CART } from './sample-shop';
import { createShopServer, type ShopServer } from './shop-server';

vi.mock('@stripe/stripe-js/pure', async () => ({ loadStripe: async () => (await import('./fake-stripe')).fakeStripe }));

beforeEach(() => {
  everyCardIsGood();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeStore();
});

/** The checkout of nine boxes, as the shopper's page still knows them. */
async function openCheckout(server: ShopServer, prepare: (bill: HTMLElement) => Promise<void> | void = () => undefined) {
  await openStore('/my-cart', { server, isSignedIn: true });
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
  await prepare(bill);
  await processCart(bill);
  return screen.findByRole('dialog', { name: 'Checkout' }, { timeout: 5_000 });
}

async function pay(checkout: HTMLElement, label: string): Promise<void> {
  const button = await within(checkout).findByRole('button', { name: label });
  const agreement = within(checkout).getByRole('checkbox', { name: /I agree/ });
  if (!(agreement instanceof HTMLInputElement && agreement.checked)) fireEvent.click(agreement);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
}

const refusal = (message: string, figures: Readonly<Record<string, string>>) => ({
  status: 0,
  message,
  data: { boxes: 9, sqft: '212.76', sub_total: '678.69', tax: '47.51', installation_charge: '0', discount: '0', shipping: '0', ...figures },
});

test('A price that changed is shown old and new, charges nothing, and the next Pay is for the new total', async () => {
  const server = createShopServer();
  const dearer = CART.map((line) => ({ ...line, product: { ...Object(line['product']), price_per_box: '80.00' } }));
  const message =
    'The total is now $770.40, not $726.20: your cart, a price or the delivery charge has changed since this page was loaded. Please check the new figures and pay again.';
  server.reply('/userauth/createpaymentintent', () => {
    server.data('/userauth/getusercarts', dearer);
    server.data('/userauth/createpaymentintent', { clientSecret: 'pi_1_secret_2' });
    return refusal(message, { sub_total: '720.00', tax: '50.40', total: '770.40' });
  });
  const checkout = await openCheckout(server);
  await pay(checkout, 'Pay $726.20');
  const alert = await within(checkout).findByRole('alert');
  expect(within(alert).getByText(message)).toBeDefined();
  expect([...alert.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Item total$678.69 → $720.00',
    'Estimated taxes$47.51 → $50.40',
    'To be paid$726.20 → $770.40',
  ]);
  expect(alert.textContent).toMatch(/Nothing has been charged.*pay again.*change your cart/);
  expect(charged).toEqual([]);
  await pay(checkout, 'Pay $770.40');
  await screen.findByRole('dialog', { name: 'Thank You!' });
  expect(server.callsTo('/userauth/createpaymentintent').map(({ fields }) => fields['amount'])).toEqual(['726.20', '770.40']);
});

test('A code that ended meanwhile is taken off, so that the shopper can pay without it', async () => {
  const server = createShopServer();
  server.reply('/userauth/createpaymentintent', ({ promocode }) =>
    promocode === 'WELCOME10'
      ? refusal('This promo code has expired or is not yet active. Without it the total is $726.20.', { total: '726.20' })
      : { status: 1, message: '', data: { clientSecret: 'pi_1_secret_2' } },
  );
  const checkout = await openCheckout(server, async (bill) => {
    fireEvent.change(within(bill).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
    fireEvent.click(within(bill).getByRole('button', { name: 'Apply' }));
    await within(bill).findByText('Discount · WELCOME10');
  });
  await pay(checkout, 'Pay $658.33');
  const alert = await within(checkout).findByRole('alert');
  expect([...alert.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Discount−$67.87 → $0.00',
    'To be paid$658.33 → $726.20',
  ]);
  await pay(checkout, 'Pay $726.20');
  await screen.findByRole('dialog', { name: 'Thank You!' });
});

test('The checkout says why delivery and installation cost what they cost', async () => {
  const server = createShopServer();
  server.data(
    '/userauth/getusercarts',
    CART.map((line) => ({ ...line, quantity: 66 })),
  );
  const checkout = await openCheckout(server, async (bill) => {
    fireEvent.click(within(bill).getByRole('checkbox', { name: 'Installation' }));
    fireEvent.click(within(bill).getByRole('radio', { name: 'Delivery' }));
    expect(
      await within(bill).findByText(
        'From 0 to 20 miles a pallet costs $150.00. 66 boxes take 2 pallets of up to 55: 2 × $150.00 = $300.00.',
      ),
    ).toBeDefined();
    expect(within(bill).getByText(/^Installed area: 1,560\.24 sqft \(66 boxes\) at \$2\.50 \/ sqft\./)).toBeDefined();
  });
  expect(
    within(checkout).getByText(
      'Delivery is 10.00 miles by road. From 0 to 20 miles a pallet costs $150.00. 66 boxes take 2 pallets of up to 55: 2 × $150.00 = $300.00.',
    ),
  ).toBeDefined();
  expect(within(checkout).getByText('Installed area: 1,560.24 sqft (66 boxes) at $2.50 / sqft.')).toBeDefined();
});
