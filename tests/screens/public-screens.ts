import type { Page } from 'playwright';
import { againWithoutSignal, all, away, cutOff, failing, giving, unreadable, waiting } from './obstacles';
import type { Screen } from './screen';

const PRODUCT = '/products/wide-plank-20-white-oak-natural';
const LIST_CALLS = { products: '/beforeauth/getproduct', categories: '/beforeauth/getproductcategory', details: '/beforeauth/getproductdetails' } as const;
const CONTENT_CALLS = {
  home: '/beforeauth/gethomescreen', news: '/beforeauth/getnewsletter', article: '/beforeauth/getnewsdetails', guides: '/beforeauth/getinstallation',
  guide: '/beforeauth/getinstallationdetails', about: '/beforeauth/getaboutus', settings: '/beforeauth/setting', contact: '/beforeauth/contactus',
} as const;

type Steps = (page: Page) => Promise<unknown>;

const seen: Steps = (page) => page.getByRole('heading', { level: 1 }).first().waitFor();
/** Failed news and guides are only logged. */
const nothingLoads: Steps = (page) => page.getByText(/^Loading/).or(page.getByLabel(/^Loading/)).first().waitFor({ state: 'hidden' });
const sees = (name: string | RegExp) => (page: Page) => page.getByText(name).first().waitFor();

/** The page was here before, so its replies are saved; then the signal goes and it opens again. */
async function reopen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await againWithoutSignal(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** The five states that every screen made from one call can be in. */
function states(name: string, path: string, call: string, steps: Steps = seen, brokenSteps: Steps = sees(/did not load/)): readonly Screen[] {
  return [
    { name, path, steps },
    { name: `${name}-loading`, path, isShell: true, before: waiting(call), isWhole: false },
    { name: `${name}-offline-saved`, path, isShell: true, steps: reopen, isWhole: false },
    { name: `${name}-offline-unsaved`, path, isShell: true, before: away, steps: sees(/You are offline|None of these floors/), isWhole: false },
    { name: `${name}-broken`, path, isShell: true, before: failing(call), isWhole: false, steps: brokenSteps },
  ];
}

/** The box itself, or the button that it stands behind. */
const searchFor = (text: string) => async (page: Page) => {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  if (await button.isVisible()) await button.click();
  await page.getByRole('searchbox', { name: 'Search floors' }).fill(text);
  await page.getByRole('listbox', { name: 'Floors found' }).getByRole('option').first().waitFor();
};

export const publicScreens: readonly Screen[] = [
  ...states('home', '/', CONTENT_CALLS.home, (page) => page.getByRole('heading', { name: 'Latest news' }).waitFor()),
  { name: 'home-first-screen', path: '/', isWhole: false },
  { name: 'home-slide-2', path: '/', isWhole: false, steps: (page) => page.getByRole('button', { name: /^Slide 2/ }).click() },
  { name: 'home-slide-3', path: '/', isWhole: false, steps: (page) => page.getByRole('button', { name: /^Slide 3/ }).click() },
  { name: 'home-bestsellers-loading', path: '/', isShell: true, before: waiting(LIST_CALLS.products) },
  { name: 'home-no-news', path: '/', isShell: true, before: giving(CONTENT_CALLS.news, []) },
  { name: 'home-installed', path: '/', isInstalled: true, isWhole: false, sizes: ['0360', '0820'] },

  ...states('products', '/products', LIST_CALLS.products),
  { name: 'products-unreadable', path: '/products', isShell: true, before: unreadable(LIST_CALLS.products), isWhole: false, steps: sees(/did not load/) },
  { name: 'products-empty', path: '/products/category/4', isShell: true, before: giving(LIST_CALLS.products, []) },
  { name: 'products-category', path: '/products/category/4' },
  { name: 'products-unknown-category', path: '/products/category/999', steps: seen },
  { name: 'products-found', path: '/products?q=oak&tone=light', isWhole: false },
  { name: 'products-nothing-found', path: '/products?q=marble&price=-2', isWhole: false },
  { name: 'products-filters', path: '/products', isWhole: false, steps: (page) => page.getByRole('button', { name: /^Filter/ }).click() },
  { name: 'products-search', path: '/products', isWhole: false, steps: searchFor('light oak') },
  { name: 'products-installed', path: '/products', isInstalled: true, isWhole: false, sizes: ['0360', '0820'] },

  ...states('product', PRODUCT, LIST_CALLS.details),
  { name: 'product-first-screen', path: PRODUCT, isWhole: false },
  { name: 'product-offer', path: '/products/wide-plank-20-silver-birch', isWhole: false },
  { name: 'product-chosen', path: PRODUCT, steps: chooseFloor },
  {
    name: 'product-error', path: PRODUCT, isWhole: false,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByText('Please enter sqft').first().waitFor();
    },
  },
  { name: 'product-video', path: '/products/family-20-coastal-maple', isWhole: false, steps: (page) => page.getByRole('button', { name: /video/i }).first().click() },
  { name: 'product-in-cart', path: PRODUCT, who: 'shopper', steps: sees(/boxes in your cart/) },
  {
    name: 'product-added', path: '/products/family-20-coastal-maple', who: 'newcomer', isAltering: true, isWhole: false,
    steps: async (page) => {
      await page.getByLabel('Boxes').fill('6');
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
      await page.getByText('Product added to cart').first().waitFor();
    },
  },
  { name: 'product-unknown', path: '/products/no-such-floor', steps: seen },
  { name: 'product-installed', path: PRODUCT, isInstalled: true, isWhole: false, sizes: ['0360', '0820'] },

  ...states('compare', '/compare?floors=everyday-12-natural-oak,comfort-28-estate-oak,loose-lay-20-loft-oak&sqft=250', LIST_CALLS.details, seen, sees(/details did not load|None of these/)),
  { name: 'compare-empty', path: '/compare' },
  { name: 'compare-gone', path: '/compare?floors=family-20-coastal-maple,no-such-floor', steps: sees(/no longer have a floor/) },
  { name: 'rooms', path: '/rooms' },
  { name: 'rooms-measured', path: '/rooms', steps: measureRoom },
  { name: 'rooms-first-screen', path: '/rooms', isWhole: false, steps: async (page) => measureRoom(page).then(() => page.evaluate(() => scrollTo(0, 0))) },
  { name: 'quotes', path: '/quotes' },
  { name: 'scan', path: '/scan' },
  { name: 'compare-bar', path: '/products', isWhole: false, steps: compareTwo },
  { name: 'board-sheet', path: '/board-sheet?floors=family-20-coastal-maple', steps: sees(/maker’s data/) },
  { name: 'board-sheet-empty', path: '/board-sheet' },

  ...states('blog', '/blog', CONTENT_CALLS.news, seen, nothingLoads),
  { name: 'blog-empty', path: '/blog', isShell: true, before: giving(CONTENT_CALLS.news, []) },
  ...states('article', '/blog/what-mil-means', CONTENT_CALLS.article),
  ...states('installation', '/installation', CONTENT_CALLS.guides, seen, nothingLoads),
  { name: 'installation-empty', path: '/installation', isShell: true, before: giving(CONTENT_CALLS.guides, []) },
  ...states('guide', '/installation/herringbone-layout', CONTENT_CALLS.guide),
  { name: 'guide-unknown', path: '/installation/no-such-guide', steps: sees('No installation data found.') },
  ...states('about', '/about-us', CONTENT_CALLS.about),
  ...states('privacy', '/privacy-policy', CONTENT_CALLS.settings),
  { name: 'terms', path: '/terms-and-conditions' },

  { name: 'contact', path: '/contact-us' },
  { name: 'contact-field-errors', path: '/contact-us', steps: (page) => page.getByRole('button', { name: 'Submit' }).click() },
  { name: 'contact-failed', path: '/contact-us', before: failing(CONTENT_CALLS.contact), isWhole: false, steps: async (page) => sendMessage(page).then(() => page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor()) },
  { name: 'contact-offline', path: '/contact-us', isShell: true, before: cutOff(CONTENT_CALLS.contact), isWhole: false, steps: async (page) => sendMessage(page).then(() => page.getByText(/^Saved on this device/).first().waitFor()) },
  {
    name: 'contact-sent', path: '/contact-us', before: giving(CONTENT_CALLS.contact, null), isWhole: false,
    steps: async (page) => {
      await sendMessage(page);
      await page.getByText('Thanks for the message, one of our team will be in touch shortly').first().waitFor();
      await page.waitForURL('**/');
    },
  },
  { name: 'not-found', path: '/nowhere', steps: seen },
  { name: 'not-found-offline', path: '/nowhere', isShell: true, before: all(away), isWhole: false },
];

async function measureRoom(page: Page): Promise<void> {
  await page.getByLabel('Width x length').first().fill("14' x 18'6\"");
  await page.getByLabel('Floor for all rooms').selectOption({ index: 1 });
  await page.getByText('Total with everything').waitFor();
}

async function compareTwo(page: Page): Promise<void> {
  for (const place of [0, 1]) await page.getByRole('button', { name: /^Compare / }).nth(place).click();
  await page.getByText('2 floors to compare').waitFor({ state: 'attached' });
}

async function chooseFloor(page: Page): Promise<void> {
  await page.getByLabel('Coverage (sqft)').fill('480');
  await page.getByRole('radio', { name: '10%' }).check({ force: true });
  await page.getByRole('checkbox', { name: /Add installation/ }).check();
}

async function sendMessage(page: Page): Promise<void> {
  for (const [label, text] of [['First name', 'Elena'], ['Last name', 'Ruiz'], ['Email', 'elena@example.com'], ['Message', 'Two bedrooms over a slab, 320 square feet.']] as const) {
    await page.getByRole('main').getByLabel(label).fill(text);
  }
  await page.getByRole('button', { name: 'Submit' }).click();
}
