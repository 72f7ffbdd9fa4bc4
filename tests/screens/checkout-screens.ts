import type { Locator, Page } from 'playwright';
import { CARDS } from '../fixtures/card-payment';
import { typeCard } from '../e2e/shopper';
import { away, cutOff, failing, refusing, waiting } from './obstacles';
import type { Screen } from './screen';

const CALLS = { setup: '/payments/setup', addresses: '/userauth/getappuseraddress', intent: '/userauth/createpaymentintent', order: '/userauth/checkout' } as const;

const bill = (page: Page): Locator => page.getByRole('region', { name: 'Bill summary' });

async function delivery(page: Page): Promise<void> {
  await bill(page).getByRole('radio', { name: 'Delivery' }).check({ force: true });
}

async function delivered(page: Page): Promise<void> {
  await delivery(page);
  await bill(page).getByText(/miles from our store/).waitFor();
}

const promo = (code: string) => async (page: Page): Promise<void> => {
  await bill(page).getByLabel('Promo code').fill(code);
  await bill(page).getByRole('button', { name: 'Apply' }).click();
  await bill(page).getByText(/has expired|Discount/).first().waitFor();
};

async function changeAddress(page: Page): Promise<void> {
  await delivered(page);
  await bill(page).getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radio', { name: /Ruiz Studio/ }).waitFor();
}

async function deliveredByZip(page: Page): Promise<void> {
  await changeAddress(page);
  await page.getByRole('radio', { name: /Ruiz Studio/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await bill(page).getByText(/estimated from ZIP/).waitFor();
}

async function addAddress(page: Page): Promise<void> {
  await changeAddress(page);
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByRole('dialog', { name: 'Add Address' }).waitFor();
}

async function saveAddress(page: Page): Promise<void> {
  await addAddress(page);
  const typed = { 'Recipient name': 'Elena Ruiz', 'Address line 1': '1420 Coral Way', City: 'Miami', State: 'FL', 'Mobile number': '(305) 555-0142' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).first().fill(text);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('We do not deliver there.').first().waitFor();
}

async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor();
}

export async function openCard(page: Page): Promise<void> {
  await openCheckout(page);
  await page.frameLocator('iframe[title="Secure card payment input frame"]').locator('[name=cardnumber]').waitFor();
}

const pay = (card: string) => async (page: Page): Promise<void> => {
  await openCheckout(page);
  await typeCard(page, card);
  await page.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
};

const cart = { path: '/my-cart', who: 'shopper', isWhole: false } as const satisfies Partial<Screen>;

export const checkoutScreens: readonly Screen[] = [
  { ...cart, name: 'bill-delivery', isWhole: true, steps: delivered },
  { ...cart, name: 'bill-delivery-by-zip', isWhole: true, steps: deliveredByZip },
  { ...cart, name: 'checkout-by-zip', steps: async (page) => deliveredByZip(page).then(() => openCard(page)) },
  { ...cart, name: 'bill-delivery-no-address', who: 'newcomer', isAltering: true, isWhole: true, steps: deliveryWithoutAddress },
  { ...cart, name: 'bill-delivery-failed', isWhole: true, before: failing(CALLS.addresses), steps: async (page) => delivery(page).then(() => bill(page).getByText('Something went wrong.').waitFor()) },
  { ...cart, name: 'bill-promo', isWhole: true, steps: promo('WELCOME10') },
  { ...cart, name: 'bill-promo-expired', isWhole: true, steps: promo('SUMMER5') },
  { ...cart, name: 'address-list', steps: changeAddress },
  { ...cart, name: 'address-add', steps: addAddress },
  { ...cart, name: 'address-add-error', steps: async (page) => addAddress(page).then(() => page.getByRole('button', { name: 'Save address' }).click()) },
  { ...cart, name: 'address-add-refused', before: refusing('/userauth/addeditappuseraddress', 'We do not deliver there.'), steps: saveAddress },
  {
    ...cart, name: 'address-suggestions',
    steps: async (page) => {
      await addAddress(page);
      await page.getByLabel('Recipient name').fill('Elena Ruiz');
      await page.getByRole('combobox', { name: 'Address line 1' }).pressSequentially('1420 cor');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    ...cart, name: 'installation-details',
    steps: async (page) => {
      await bill(page).getByRole('button', { name: /details|what/i }).first().click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Included', exact: true }).waitFor();
    },
  },
  { ...cart, name: 'checkout', steps: openCard },
  { ...cart, name: 'checkout-loading', before: waiting(CALLS.setup), steps: openCheckout },
  { ...cart, name: 'checkout-no-card-form', before: cutOff(CALLS.setup), steps: async (page) => openCheckout(page).then(() => page.getByRole('alert').filter({ hasText: /could not be loaded/ }).waitFor()) },
  { ...cart, name: 'checkout-offline', steps: async (page) => openCard(page).then(() => away(page)).then(() => page.evaluate(() => window.dispatchEvent(new Event('offline')))) },
  { ...cart, name: 'checkout-paying', before: waiting(CALLS.intent), steps: pay(CARDS.good) },
  { ...cart, name: 'checkout-declined', steps: async (page) => pay(CARDS.declined)(page).then(() => page.getByRole('alert').filter({ hasText: /declined/ }).waitFor()) },
  { ...cart, name: 'checkout-order-open', isAltering: true, before: cutOff(CALLS.order), steps: async (page) => pay(CARDS.good)(page).then(() => page.getByText('Your payment is safe').waitFor()) },
  { ...cart, name: 'checkout-installed', isInstalled: true, sizes: ['0360', '0820'], steps: openCard },
  { ...cart, name: 'thank-you', isAltering: true, steps: async (page) => pay(CARDS.good)(page).then(() => page.getByRole('dialog', { name: 'Thank You!' }).waitFor()) },
];

async function deliveryWithoutAddress(page: Page): Promise<void> {
  await page.goto('/products/family-20-coastal-maple');
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
  await page.getByLabel('Boxes').fill('9');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/my-cart');
  await delivery(page);
  await bill(page).getByText('Please select an address').waitFor();
}
