import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, pathIn } from '../../src/domain/languages';
import { appIsRunning, fillCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false, reducedMotion: 'reduce' });

/** Presses the switch in the header as it stands wherever the page is scrolled to, so that nothing moves before it. */
async function switchTo(page: Page, language: Language, path: string): Promise<void> {
  await page
    .getByRole('link', { name: LANGUAGES[language].name })
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].locale === 'en-US' ? /^en/ : 'es-US');
  await appIsRunning(page);
  await expect.poll(() => page.evaluate(() => `${location.pathname}${location.search}${location.hash}`)).toBe(pathIn(language, path));
}

/** Types into the page, then goes to Spanish and back: `holds` must be true in both, as far down as it was. */
async function goesBothWays(page: Page, path: string, holds: () => Promise<void>): Promise<void> {
  await holds();
  await page.evaluate(() => window.scrollTo(0, 300));
  const far = await page.evaluate(() => window.scrollY);
  expect(far).toBeGreaterThan(0);
  for (const language of ['es', 'en'] as const) {
    await switchTo(page, language, path);
    await holds();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(far);
  }
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await appIsRunning(page);
};

test('The switch keeps what is typed on a floor, with the query and how far down the page is, there and back', async ({ page }) => {
  const path = '/products/family-20-coastal-maple?from=mail';
  await open(page, path);
  const area = page.getByLabel(/^(Coverage|Área)/);
  await area.fill('252');
  await page.getByRole('checkbox', { name: /^(Add installation|Agregar instalación)/ }).press('Space');
  await goesBothWays(page, path, async () => {
    await expect(area).toHaveValue('252');
    await expect(page.getByRole('checkbox', { name: /^(Add installation|Agregar instalación)/ })).toBeChecked();
  });
});

test('The switch keeps what is asked for in a list, and typed in rooms and to the shop', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 500 });
  await open(page, '/products?q=oak&tone=light');
  const found = page.getByRole('searchbox').filter({ visible: true });
  await goesBothWays(page, '/products?q=oak&tone=light', () => expect(found).toHaveValue('oak'));

  await open(page, '/rooms');
  await page.getByLabel('Width x length').fill('14 x 18');
  await page.getByLabel('Name of the room').fill('Sala');
  await goesBothWays(page, '/rooms', async () => {
    await expect(page.getByLabel(/^(Width x length|Ancho x largo)$/)).toHaveValue('14 x 18');
    await expect(page.getByLabel(/^(Name of the room|Nombre de la habitación)$/)).toHaveValue('Sala');
  });

  await open(page, '/contact-us');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Message', { exact: true }).fill('¿Ponen escaleras?');
  await goesBothWays(page, '/contact-us', async () => {
    await expect(page.getByLabel(/^(First name|Nombre)$/)).toHaveValue('Ana');
    await expect(page.getByLabel(/^(Message|Mensaje)$/)).toHaveValue('¿Ponen escaleras?');
  });
});

test('The switch keeps what is typed to sign up, but for the password, and where it leads afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 400 });
  const path = '/sign-up?redirect=%2Fmy-cart';
  await open(page, path);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Email').fill('ana@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('seven oak planks');
  await goesBothWays(page, path, async () => {
    await expect(page.getByLabel(/^(First name|Nombre)$/)).toHaveValue('Ana');
    await expect(page.getByLabel(/^(Email|Correo electrónico)$/)).toHaveValue('ana@shop.example');
  });
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('The switch keeps a cart with its promo code as typed, and the way it is handed over', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 500 });
  await fillCart(page, 'herringbone-20-walnut', 6);
  await page.getByLabel('Promo code').fill('SUMMER5');
  await page.getByRole('radio', { name: 'Delivery' }).check();
  await goesBothWays(page, '/my-cart', async () => {
    await expect(page.getByLabel(/^(Boxes|Cajas) (of|de) /).first()).toHaveValue('6');
    await expect(page.getByLabel(/^(Promo code|Código promocional)$/)).toHaveValue('SUMMER5');
    await expect(page.getByRole('radio', { name: /^(Delivery|Entrega)/ })).toBeChecked();
  });
});

test('Every address of a Spanish page leads to Spanish pages, but for the switch', async ({ page, complaints }) => {
  const all: string[] = [];
  for (const path of [
    '/es',
    '/es/products',
    '/es/products/family-20-coastal-maple',
    '/es/blog/spc-vs-wpc-explained',
    '/es/about-us',
    '/es/login',
    '/es/no-such-page',
  ]) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const leaving = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement | HTMLFormElement>('a[href], form[action]')]
        .filter((element) => !element.hasAttribute('hreflang'))
        .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
        .filter((address) => address.startsWith('/') && !/^\/es(?:[/?#]|$)/.test(address)),
    );
    expect(leaving, path).toEqual([]);
    const entries = await page.locator('script[type="application/ld+json"]').allTextContents();
    const addresses = entries.join().match(/https?:\/\/localhost:\d+\/[^"]*|http:\/\/127[^"]*/g) ?? [];
    all.push(...addresses);
    expect(
      addresses.filter((address) => /\/(?:products|blog|installation|terms)/.test(address) && !address.includes('/es/')),
      path,
    ).toEqual([]);
  }
  expect(
    all.some((address) => address.includes('/es/products/')),
    'structured data has addresses',
  ).toBe(true);
  // The missing page's own response.
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('The switch is found in the menu and at the foot of the page', async ({ page }) => {
    await open(page, '/contact-us?a=1');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' });
    await expect(inMenu).toHaveAttribute('href', '/es/contact-us?a=1');
    await inMenu.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contáctenos' })).toBeVisible();
    await appIsRunning(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(page).toHaveURL(/\/contact-us\?a=1$/);
  });
});
