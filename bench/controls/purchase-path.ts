import type { Locator, Page } from 'playwright';
import { newShopper, signUp } from '../../tests/e2e/shopper';
import { untilHydrated } from '../phone';

export const PRODUCT = { path: '/products/family-20-coastal-maple', title: 'Family 20 - Coastal Maple' };

export type Note = (control: string, act: () => Promise<void>) => Promise<void>;

export async function walkPurchase(page: Page, note: Note): Promise<void> {
  await chooseProduct(page, note);
  await chooseBoxes(page, note);
  await useDrawer(page, note);
  await useCart(page, note);
  await chooseDelivery(page, note);
  await openCheckout(page, note);
}

/** With an empty cart. */
export async function signedIn(page: Page): Promise<void> {
  await page.goto('/sign-up?redirect=%2Fproducts');
  await untilHydrated(page);
  await signUp(page, newShopper());
  await page.waitForURL(/\/products$/);
  await page.getByRole('button', { name: 'Shopping cart, empty' }).waitFor();
}

async function chooseProduct(page: Page, note: Note): Promise<void> {
  await page.goto('/');
  await untilHydrated(page);
  const select = page.getByLabel('Category', { exact: true });
  await select.scrollIntoViewIfNeeded();
  await select.focus();
  await note('home: category of the bestsellers', () => page.keyboard.press('ArrowDown'));
  await note('header: menu', () => tapUntil(page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog')));
  await note('header: menu closed', () =>
    tapUntilGone(page.getByRole('dialog').getByRole('button', { name: /close/i }), page.getByRole('dialog')),
  );
  await page.goto('/products');
  await untilHydrated(page);
  const chips = page.getByRole('navigation', { name: 'Categories' });
  for (const round of ['first', 'again']) {
    await note(`list: a category, ${round}`, () =>
      tapUntil(
        chips.getByRole('link', { name: 'Click Vinyl Plank (SPC)' }),
        page.getByRole('heading', { level: 1, name: 'Click Vinyl Plank (SPC)' }),
      ),
    );
    await note(`list: all floors, ${round}`, () =>
      tapUntil(chips.getByRole('link', { name: 'All' }), page.getByRole('heading', { level: 1, name: 'Products' })),
    );
  }
  const card = page.getByRole('link', { name: new RegExp(PRODUCT.title) }).first();
  await card.scrollIntoViewIfNeeded();
  await note('list: a floor', () => tapUntil(card, page.getByRole('heading', { level: 1, name: PRODUCT.title })));
}

async function chooseBoxes(page: Page, note: Note): Promise<void> {
  const main = page.getByRole('main');
  const boxes = main.getByLabel('Boxes');
  const coverage = main.getByLabel(/Coverage/);
  await note('floor: next picture', () => main.getByRole('button', { name: /^Show picture 2/ }).tap());
  await coverage.focus();
  await note('floor: typing the area', () => page.keyboard.type('1800'));
  await note('floor: more area', () => main.getByRole('button', { name: 'More coverage' }).tap());
  await note('floor: one box more', () => main.getByRole('button', { name: 'One box more' }).tap());
  await boxes.focus();
  await note('floor: typing boxes', () => page.keyboard.type('1'));
  await note('floor: wastage', () => main.getByRole('radio', { name: '10%' }).tap());
  await note('floor: installation', () => main.getByRole('checkbox', { name: /Add installation/ }).tap());
  await note('floor: Add to Cart', () =>
    tapUntil(
      main.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first(),
      page.getByRole('button', { name: 'Shopping cart, 1 item' }),
    ),
  );
  await page.getByText(/boxe?s? in your cart/).waitFor();
}

async function useDrawer(page: Page, note: Note): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  const button = page.getByRole('button', { name: /^Shopping cart,/ });
  for (const round of ['first', 'again']) {
    await note(`drawer: opened, ${round}`, () => tapUntil(button, drawer.getByRole('link', { name: 'Checkout' })));
    await note(`drawer: closed, ${round}`, () => tapUntilGone(drawer.getByRole('button', { name: 'Close the cart' }), drawer));
  }
  await tapUntil(button, drawer.getByRole('link', { name: 'Checkout' }));
  await note('drawer: to the cart', () =>
    tapUntil(drawer.getByRole('link', { name: 'Checkout' }), page.getByRole('heading', { level: 1, name: 'Your cart' })),
  );
}

async function useCart(page: Page, note: Note): Promise<void> {
  const bill = page.getByRole('region', { name: 'Bill summary' });
  const promo = bill.getByLabel('Promo code');
  const field = page.getByLabel(/^Boxes of/);
  await page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }).first().waitFor();
  await note('cart: one box more', () => page.getByRole('button', { name: /^One box of .* more/ }).tap());
  await note('cart: one box less', () => page.getByRole('button', { name: /^One box of .* less/ }).tap());
  await field.fill('5');
  await note('cart: typed boxes, Enter', () => field.press('Enter'));
  await note('cart: installation', () => bill.getByRole('checkbox', { name: /Installation/ }).tap());
  await promo.focus();
  await note('cart: typing a promo code', () => page.keyboard.type('welcome10'));
  await note('cart: Apply', () => tapUntil(bill.getByRole('button', { name: 'Apply' }), bill.getByText('Discount · WELCOME10')));
  await note('cart: Remove', () => tapUntil(bill.getByRole('button', { name: 'Remove' }), bill.getByRole('button', { name: 'Apply' })));
}

async function chooseDelivery(page: Page, note: Note): Promise<void> {
  const bill = page.getByRole('region', { name: 'Bill summary' });
  const adding = page.getByRole('dialog', { name: 'Add Address' });
  await note('cart: delivery', () =>
    tapUntil(bill.getByRole('radio', { name: 'Delivery' }), bill.getByText('Please select an address').first()),
  );
  await note('address: opened', () => tapUntil(bill.getByRole('button', { name: 'Add Address' }), adding.getByLabel('Recipient name')));
  await adding.getByLabel('Recipient name').focus();
  await note('address: typing a name', () => page.keyboard.type('Elena Ruiz'));
  await adding.getByLabel('Address line 1').focus();
  await note('address: typing a street', async () => {
    await page.keyboard.type('1420 cor');
    await page.getByRole('option', { name: '1420 Coral Way, Miami, FL 33145' }).waitFor();
  });
  await page.keyboard.press('ArrowDown');
  await note('address: a suggestion', () => page.keyboard.press('Enter'));
  await adding.getByLabel('Mobile number').fill('(305) 555-0142');
  await note('address: I agree', () => adding.getByRole('checkbox', { name: /I agree/ }).tap());
  await note('address: saved', () => tapUntilGone(adding.getByRole('button', { name: 'Save address' }), adding));
  await bill.getByText(/^\d+\.\d\d miles from our store by road/).waitFor();
  const list = page.getByRole('dialog', { name: 'Change Address' });
  await note('address: list opened', () => tapUntil(bill.getByRole('button', { name: 'Change' }), list.getByRole('radio').first()));
  await note('address: chosen', () => tapUntilGone(list.getByRole('button', { name: 'Submit' }), list));
  await note('cart: pickup', () => tapUntilGone(bill.getByRole('radio', { name: 'Pickup' }), bill.getByText(/miles from our store/)));
}

async function openCheckout(page: Page, note: Note): Promise<void> {
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const process = page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }).first();
  for (const round of ['first', 'again']) {
    await note(`checkout: opened, ${round}`, () => tapUntil(process, checkout.locator('iframe')));
    await note(`checkout: I agree, ${round}`, () => checkout.getByRole('checkbox', { name: /I agree/ }).tap());
    await note(`checkout: closed, ${round}`, () => tapUntilGone(checkout.getByRole('button', { name: /close/i }), checkout));
  }
}

/** The wait is not part of the input's time. */
async function tapUntil(control: Locator, shown: Locator): Promise<void> {
  await control.tap();
  await shown.waitFor();
}

async function tapUntilGone(control: Locator, gone: Locator): Promise<void> {
  await control.tap();
  await gone.waitFor({ state: 'hidden' });
}
