import type { Page } from 'playwright';
import { all, away, cutOff, failing, refusing, waiting } from './obstacles';
import type { Screen } from './screen';

const CALLS = { cart: '/userauth/getusercarts', write: '/userauth/addeditusercarts', remove: '/userauth/deleteusercarts' } as const;

const lines = (page: Page) => page.getByLabel(/^Boxes of/).first().waitFor();

async function oneMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^One box of .* more$/ }).first().click();
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await page.getByRole('dialog', { name: 'Shopping cart' }).waitFor();
}

/** Two changes that wait because the store is away. */
async function changeWithoutSignal(page: Page): Promise<void> {
  await lines(page);
  await away(page);
  await oneMore(page);
  await page.getByRole('button', { name: /^One box of .* more$/ }).nth(1).click();
  await page.getByText('Offline · 2 changes waiting').first().waitFor();
}

async function changeRefused(page: Page): Promise<void> {
  await lines(page);
  await oneMore(page);
  await page.getByText(/needs? attention/).first().waitFor();
}

const REFUSAL = refusing(CALLS.write, 'We keep 40 boxes of this floor at the moment. Please call us for more.');

export const cartScreens: readonly Screen[] = [
  { name: 'cart', path: '/my-cart', who: 'shopper', steps: lines },
  { name: 'cart-installed', path: '/my-cart', who: 'shopper', isInstalled: true, isWhole: false, sizes: ['0360', '0820'], steps: lines },
  { name: 'cart-on-paper', path: '/my-cart', who: 'shopper', steps: async (page) => lines(page).then(() => page.emulateMedia({ media: 'print' })) },
  { name: 'cart-visitor', path: '/my-cart' },
  { name: 'cart-empty', path: '/my-cart', who: 'newcomer', steps: (page) => page.getByText('Your cart is empty').waitFor() },
  { name: 'cart-loading', path: '/my-cart', who: 'shopper', before: waiting(CALLS.cart), isWhole: false },
  { name: 'cart-failed', path: '/my-cart', who: 'shopper', before: failing(CALLS.cart), steps: (page) => page.getByText('Your cart did not load').waitFor() },
  { name: 'cart-offline-unsaved', path: '/my-cart', who: 'shopper', before: away, steps: (page) => page.getByText('You are offline').first().waitFor() },
  { name: 'cart-pending', path: '/my-cart', who: 'shopper', steps: changeWithoutSignal },
  { name: 'cart-saving', path: '/my-cart', who: 'shopper', before: waiting(CALLS.write), isWhole: false, steps: async (page) => lines(page).then(() => oneMore(page)).then(() => page.getByText('Saving 1 change').first().waitFor()) },
  { name: 'cart-saved', path: '/my-cart', who: 'shopper', isAltering: true, isWhole: false, steps: async (page) => lines(page).then(() => oneMore(page)).then(() => page.getByText('Cart updated successfully').first().waitFor()) },
  { name: 'cart-refused', path: '/my-cart', who: 'shopper', before: REFUSAL, steps: changeRefused },
  {
    name: 'cart-one-box', path: '/my-cart', who: 'shopper', isWhole: false,
    before: all(cutOff(CALLS.remove)),
    steps: async (page) => {
      await lines(page);
      await page.getByLabel(/^Boxes of/).first().fill('1');
      await page.getByLabel(/^Boxes of/).first().press('Enter');
    },
  },
  { name: 'drawer-empty', path: '/products', who: 'newcomer', isWhole: false, steps: openDrawer },
  { name: 'drawer', path: '/products', who: 'shopper', isWhole: false, steps: async (page) => openDrawer(page).then(() => page.getByRole('link', { name: 'Checkout' }).waitFor()) },
  { name: 'drawer-loading', path: '/products', who: 'shopper', isWhole: false, before: waiting(CALLS.cart), steps: openDrawer },
  { name: 'drawer-visitor', path: '/products', isWhole: false, steps: openDrawer },
  { name: 'drawer-pending', path: '/my-cart', who: 'shopper', isWhole: false, steps: async (page) => changeWithoutSignal(page).then(() => openDrawer(page)) },
  { name: 'drawer-refused', path: '/my-cart', who: 'shopper', isWhole: false, before: REFUSAL, steps: async (page) => changeRefused(page).then(() => openDrawer(page)) },
  { name: 'drawer-installed', path: '/products', who: 'shopper', isInstalled: true, isWhole: false, sizes: ['0360', '0820'], steps: async (page) => openDrawer(page).then(() => page.getByRole('link', { name: 'Checkout' }).waitFor()) },
  {
    name: 'logout-warning', path: '/my-cart', who: 'shopper', isWhole: false, sizes: ['0820', '1440'],
    steps: async (page) => {
      await changeWithoutSignal(page);
      await page.getByRole('banner').getByRole('button', { name: 'Elena' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
      await page.getByRole('dialog', { name: 'Log out now?' }).waitFor();
    },
  },
];
