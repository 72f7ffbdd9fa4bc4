import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { appIsRunning, fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const PATHS = [
  '/products/everyday-12-natural-oak',
  '/installation/floating-click-plank',
  '/',
  '/products',
  '/compare?floors=family-20-coastal-maple,comfort-28-estate-oak',
  '/board-sheet?floors=family-20-coastal-maple',
  '/blog',
  '/blog/what-mil-means',
  '/installation',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-and-conditions',
];

/** How many sheets each kind of paper takes. */
interface Sheets {
  readonly Letter: number;
  readonly A4: number;
}

/** Prints the page as a person does and keeps the PDF for whoever wants to look at it. Gives how many sheets it takes. */
async function printOn(format: keyof Sheets, page: Page, info: TestInfo, name: string): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true });
  await writeFile(info.outputPath(`${name}-${format}.pdf`), pdf);
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

async function print(page: Page, info: TestInfo, name: string): Promise<Sheets> {
  return { Letter: await printOn('Letter', page, info, name), A4: await printOn('A4', page, info, name) };
}

/** What is wrong with the page as it stands on paper. */
async function problemsOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-letterhead]')).toBeAttached();
  const problems = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility() && element.getClientRects().length > 0 && element.closest('svg') === null && element.offsetHeight > 1,
    );
    const named = (what: string, found: readonly Element[]): readonly string[] =>
      found.map((element) => `${what}: ${element.outerHTML.slice(0, 120)}`);
    const isDark = (color: string): boolean => {
      const [red = 255, green = 255, blue = 255, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.2 && red + green + blue < 300;
    };
    const letterhead = document.querySelector('[data-letterhead]')?.textContent ?? '';
    const head = ['SPS Flooring', '1 Sample Plank Way, Doral, FL 33178', '(305) 555-0142', String(new Date().getFullYear()), location.href];
    return [
      ...head.filter((words) => !letterhead.includes(words)).map((words) => `The head lacks '${words}'`),
      ...named(
        'of the screen',
        shown.filter((element) => element.matches('button, nav, footer, [role=dialog], [data-sticky-bar]')),
      ),
      ...named(
        'fixed',
        shown.filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
      ),
      ...named(
        'dark',
        shown.filter((element) => element.tagName !== 'IMG' && isDark(getComputedStyle(element).backgroundColor)),
      ),
      ...named(
        'cut',
        shown.filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const isCutBelow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2;
          return (isCutBelow || (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2)) && element.matches('main *');
        }),
      ),
      ...named(
        'blank',
        [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (image) => image.checkVisibility() && image.getClientRects().length > 0 && (!image.complete || image.naturalWidth === 0),
        ),
      ),
    ];
  });
  await page.emulateMedia({ media: null });
  return problems;
}

for (const path of PATHS) {
  test(`${path} prints under the shop's name, address, date and the page's address, with nothing blank, cut, dark or of the screen`, async ({
    page,
  }, info) => {
    await page.goto(path);
    await appIsRunning(page);
    // What arrives while it prints may be missing: a person prints a page that has loaded.
    await expect.poll(() => problemsOnPaper(page)).toEqual([]);
    await printOn('Letter', page, info, `print${path.replaceAll(/[^a-z0-9]+/g, '-')}`);
  });
}

test('The first print of a page has its head already, whether the browser prints it or shows it as on paper', async ({ page }) => {
  await page.goto('/installation');
  await page.evaluate(() =>
    window.addEventListener('afterprint', () => {
      document.documentElement.dataset['printed'] = document.querySelector('[data-letterhead]')?.textContent ?? '';
    }),
  );
  await expect
    .poll(async () => {
      await page.pdf();
      return page.locator('html').getAttribute('data-printed');
    })
    .toContain('1 Sample Plank Way, Doral, FL 33178');
  await expect(page.locator('[data-letterhead]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-letterhead]')).toBeVisible();
});

test('A page that is printed before its app runs has a head too, and only one once it runs', async ({ page }) => {
  // The app is held back for as long as the test looks.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased;
    await route.fallback();
  });
  const heads = () => page.locator('html').getAttribute('data-heads');
  const address = '1 Sample Plank Way, Doral, FL 33178';
  await page.goto('/installation');
  const keepHeads = (event: string) =>
    page.evaluate(
      (name) =>
        window.addEventListener(name, () => {
          const texts = [...document.querySelectorAll<HTMLElement>('#letterhead, [data-letterhead]')].map((head) => head.innerText);
          document.documentElement.dataset['heads'] = texts.join('(next head)');
        }),
      event,
    );
  await keepHeads('beforeprint');
  await page.pdf();
  for (const words of ['SPS Flooring', address, '(305) 555-0142', String(new Date().getFullYear()), page.url()])
    expect(await heads()).toContain(words);
  await expect(page.locator('#letterhead')).toHaveCount(0);

  release();
  await appIsRunning(page);
  // The app's own is there until the event has ended.
  await keepHeads('afterprint');
  await expect.poll(async () => (await page.pdf()) && (await heads())).toContain('Printed on');
  expect(await heads()).not.toContain('(next head)');
});

test.describe('Where no script runs', () => {
  test.use({ javaScriptEnabled: false, hasWorker: false });

  const floor = '/products/everyday-12-natural-oak';
  for (const path of [floor, '/', '/products', '/installation/floating-click-plank']) {
    test(`${path} prints with its title, its address and the shop's, and nothing dark, cut or of the screen`, async ({ page }, info) => {
      await page.goto(path);
      await print(page, info, `print-without-scripts${path.replaceAll(/[^a-z0-9]+/g, '-')}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('title')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('1 Sample Plank Way, Doral, FL 33178')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('(305) 555-0142')).toBeVisible();
      await expect(page.locator('header')).toBeHidden();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      const shown = await page.evaluate(() => ({
        address: getComputedStyle(document.querySelector('[rel=canonical]') ?? document.body, '::after').content,
        dark: [...document.querySelectorAll('body *')].filter((element) => {
          const [red = 255, green = 255, blue = 255, alpha = 1] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          return element.checkVisibility() && alpha > 0.2 && red + green + blue < 300;
        }).length,
      }));
      expect(shown).toEqual({ address: `"${page.url()}"`, dark: 0 });
    });
  }
});

test('A section whose data has not arrived leaves no gap on paper', async ({ page }) => {
  await page.route('**/api/beforeauth/getproduct', () => undefined);
  await page.goto('/');
  await appIsRunning(page);
  const bestsellers = page.getByRole('region', { name: 'Weekly bestsellers' });
  await expect(bestsellers).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bestsellers).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
});

test('No card is cut by the end of a sheet', async ({ page }) => {
  for (const path of ['/', '/products', '/blog', '/installation']) {
    await page.goto(path);
    await appIsRunning(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-letterhead]')).toBeAttached();
    const breakable = await page
      .locator('main li:has(> a)')
      .evaluateAll((cards) =>
        cards
          .filter(
            (card) =>
              card.checkVisibility() &&
              getComputedStyle(card).breakInside !== 'avoid' &&
              getComputedStyle(card.querySelector('a') ?? card).breakInside !== 'avoid',
          )
          .map((card) => card.textContent),
      );
    expect(breakable, path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('A cart prints as an offer on one sheet, and an order as a receipt on one', async ({ page }, info) => {
  await fillCart(page, 'everyday-12-natural-oak', 9);
  const bill = page.getByRole('region', { name: 'Bill summary' });
  await expect(bill.getByText('To be paid')).toBeVisible();
  expect(await print(page, info, 'print-cart')).toEqual({ Letter: 1, A4: 1 });
  expect(await problemsOnPaper(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('An offer at the prices of the day above.')).toBeVisible();
  await expect(page.getByText('$529.74').first()).toBeVisible();
  await expect(bill.getByText('To be paid')).toBeVisible();
  await expect(bill.getByText('Delivery', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: null });

  const more = ['herringbone-20-walnut', 'family-20-coastal-maple', 'wide-plank-20-white-oak-natural', 'comfort-20-cottage-oak'];
  for (const floor of more) {
    await page.goto(`/products/${floor}`);
    await appIsRunning(page);
    await page.getByLabel('Boxes').fill('3');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(page).toHaveURL(/\/my-cart/);
  }
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(6);
  expect(await print(page, info, 'print-cart-of-five')).toEqual({ Letter: 1, A4: 1 });

  await payInCart(page, '4242424242424242');
  await page.getByRole('dialog', { name: 'Thank You!' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await print(page, info, 'print-order')).toEqual({ Letter: 1, A4: 1 });
  expect(await problemsOnPaper(page)).toEqual([]);
});

test('The check above finds what is wrong on paper', async ({ page }) => {
  await page.goto('/blog');
  await appIsRunning(page);
  await page.evaluate(() => {
    const band = document.createElement('div');
    band.textContent = 'A dark band that stays where it is and hides what it holds. '.repeat(20);
    const looks = { position: 'fixed', 'background-color': 'black', height: '20px', width: '200px', overflow: 'hidden' };
    for (const [name, value] of Object.entries(looks)) band.style.setProperty(name, value, 'important');
    document.querySelector('main')?.append(band);
  });
  await expect
    .poll(async () => (await problemsOnPaper(page)).map((problem) => problem.replace(/:.*/s, '')))
    .toEqual(['fixed', 'dark', 'cut']);
});
