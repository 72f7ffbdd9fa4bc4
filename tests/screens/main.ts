import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { newShopper, signUp, typeCard } from '../e2e/shopper';
import { startStore } from '../fixtures/running-store';

/** `npm run screens`: pictures of the screens at phone, tablet and desktop size, into screens/ (or the folder given). */
const SIZES = { phone: { width: 360, height: 800 }, tablet: { width: 820, height: 1180 }, desktop: { width: 1440, height: 900 } } as const;

const VISITOR_SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  products: '/products',
  category: '/products/category/4',
  product: '/products/family-20-coastal-maple',
  'product-offer': '/products/wide-plank-20-silver-birch',
  blog: '/blog',
  article: '/blog/what-mil-means',
  installation: '/installation',
  guide: '/installation/herringbone-layout',
  about: '/about-us',
  contact: '/contact-us',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  'not-found': '/nowhere',
  login: '/login',
  'sign-up': '/sign-up',
  'forgot-password': '/forgot-password',
  'cart-visitor': '/my-cart',
};

const folder = process.argv[2] ?? 'screens';
await mkdir(folder, { recursive: true });
const store = await startStore(await mkdtemp(join(tmpdir(), 'sps-flooring-screens-')));
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });

for (const [size, viewport] of Object.entries(SIZES)) {
  const context = await browser.newContext({ viewport, baseURL: store.url, serviceWorkers: 'block', hasTouch: size !== 'desktop' });
  const page = await context.newPage();
  const take = async (name: string, isWhole = true): Promise<void> => {
    if (isWhole) await walkThrough(page);
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: isWhole });
  };
  for (const [name, path] of Object.entries(VISITOR_SCREENS)) {
    await page.goto(path);
    await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
    await take(name);
    if (name === 'home' || name === 'product') await take(`${name}-first-screen`, false);
  }
  await buyerScreens(page, take);
  await context.close();
}
await browser.close();
await store.stop();

async function buyerScreens(page: Page, take: (name: string, isWhole?: boolean) => Promise<void>): Promise<void> {
  await page.goto('/sign-up?redirect=%2Fproducts%2Fwide-plank-20-white-oak-natural');
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
  await signUp(page, newShopper());
  await page.waitForURL('**/products/wide-plank-20-white-oak-natural');
  await page.goto('/orders');
  await page.getByText('No orders yet').waitFor();
  await take('orders-empty');
  for (const [slug, boxes] of [['wide-plank-20-white-oak-natural', '23'], ['herringbone-20-walnut', '6'], ['stone-look-20-12x24-grey-slate', '4']] as const) {
    await page.goto(`/products/${slug}`);
    await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
    await page.getByLabel('Boxes').fill(boxes);
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await page.waitForURL(/my-cart/);
  }
  await page.getByRole('button', { name: 'Process to Continue' }).first().waitFor();
  await take('cart');
  await page.getByRole('button', { name: /^(Shopping )?cart/i }).first().click();
  await page.getByRole('dialog').waitFor();
  await take('drawer', false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Process to Continue' }).first().click();
  await page.getByRole('dialog', { name: /Checkout/ }).waitFor();
  await typeCard(page, '4242424242424242');
  await take('checkout', false);
  await page.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }).check();
  await page.getByRole('button', { name: /Pay/ }).click();
  await page.getByRole('dialog', { name: 'Thank You!' }).waitFor();
  await take('thank-you', false);
  await page.getByRole('link', { name: 'View receipt' }).click();
  await page.getByRole('table', { name: 'Floors of this order' }).waitFor();
  await take('receipt');
  await page.emulateMedia({ media: 'print' });
  await take('receipt-on-paper');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Your orders' }).click();
  await page.getByRole('list', { name: 'Orders' }).waitFor();
  await take('orders');
}

/** Scrolls through the page once, so that late pictures and reveals are there when the whole of it is taken. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    const loading = [...document.images].filter((image) => image.getBoundingClientRect().width > 0 && image.currentSrc !== '');
    await Promise.all(loading.map((image) => (image.complete ? undefined : new Promise((resolve) => image.addEventListener('load', resolve, { once: true })))));
  });
}
