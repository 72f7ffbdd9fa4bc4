import type { BrowserContext, Page } from 'playwright';
import type { Screen } from './screen';

/** The device is the shop's own. */
const counterIsOn = (context: BrowserContext): Promise<unknown> => context.addInitScript(() => localStorage.setItem('counterMode', 'on'));
const bar = (page: Page): Promise<void> => page.getByRole('navigation', { name: 'Counter' }).waitFor();

async function measure(page: Page): Promise<void> {
  await page.getByLabel('Width x length').first().fill('14 x 18');
  await page.getByLabel('Floor for all rooms').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save as quote' }).waitFor();
}

async function openQuoteForm(page: Page): Promise<void> {
  await measure(page);
  await page.getByRole('button', { name: 'Save as quote' }).click();
  await page.getByRole('dialog', { name: 'Save as quote' }).waitFor();
}

async function saveQuote(page: Page): Promise<void> {
  await openQuoteForm(page);
  await page.getByLabel('Customer’s name (optional)').fill('Ana Diaz');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await page.getByRole('heading', { level: 1, name: /^Quote/ }).waitFor();
}

async function openQuotes(page: Page): Promise<void> {
  await saveQuote(page);
  await page.goto('/quotes');
  await page.getByText('Ana Diaz').first().waitFor();
}

/** As the customer's phone opens the link. */
async function openLink(page: Page): Promise<void> {
  await saveQuote(page);
  const link = page.evaluate(() => new Promise<string>((resolve) => Object.assign(navigator, { share: async ({ url }: { readonly url: string }) => resolve(url) })));
  await page.getByRole('button', { name: 'Share link' }).click();
  // A fragment alone loads no page.
  await page.goto('/products');
  await page.goto(await link);
  await page.getByRole('region', { name: 'Today’s prices' }).waitFor();
}

const typeNumber = (text: string) => async (page: Page): Promise<void> => {
  await page.getByRole('textbox').last().fill(text);
  await page.keyboard.press('Enter');
};

const counter = { before: counterIsOn, isWhole: false } as const satisfies Partial<Screen>;

/** Staff's tablet, and what they hand over. */
export const counterScreens: readonly Screen[] = [
  { name: 'counter-off', path: '/scan', steps: (page) => page.getByText('For the shop’s staff').click() },
  { ...counter, name: 'counter-scan', path: '/scan', isWhole: true, steps: bar },
  { ...counter, name: 'counter-home', path: '/', steps: bar },
  { ...counter, name: 'counter-list', path: '/products', steps: bar },
  { ...counter, name: 'counter-product', path: '/products/family-20-coastal-maple', steps: bar },
  { ...counter, name: 'counter-rooms', path: '/rooms', steps: async (page) => bar(page).then(() => measure(page)) },
  { ...counter, name: 'counter-quotes', path: '/rooms', steps: openQuotes },
  { ...counter, name: 'counter-cart', path: '/my-cart', who: 'shopper', steps: bar },
  { ...counter, name: 'counter-compare', path: '/compare?floors=everyday-12-natural-oak,comfort-28-estate-oak&sqft=250', steps: bar },
  { name: 'quote-form', path: '/rooms', isWhole: false, steps: openQuoteForm },
  { name: 'quote', path: '/rooms', steps: saveQuote },
  { name: 'quote-link', path: '/rooms', steps: openLink },
  { name: 'quote-damaged', path: '/quote#v1.damaged' },
  { name: 'quotes-one', path: '/rooms', steps: openQuotes },
  { name: 'scan-found', path: '/scan', steps: typeNumber('133') },
  { name: 'scan-unknown', path: '/scan', steps: typeNumber('99999') },
];
