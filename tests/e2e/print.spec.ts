import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { appIsRunning, fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const PUBLIC_PATHS = [
  '/',
  '/products',
  '/products/everyday-12-natural-oak',
  '/blog',
  '/blog/what-mil-means',
  '/installation',
  '/installation/floating-click-plank',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
];

/** Prints the page as a person does, keeps the PDF for whoever wants to look at it, and tells what is wrong with what was printed. */
async function problemsOnPaper(page: Page, info: TestInfo, name: string): Promise<readonly string[]> {
  await writeFile(info.outputPath(`${name}.pdf`), await page.pdf({ format: 'Letter', printBackground: true }));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
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

for (const path of PUBLIC_PATHS) {
  test(`${path} prints under the shop's name, address, date and the page's address, with nothing blank, cut, dark or of the screen`, async ({
    page,
  }, info) => {
    await page.goto(path);
    await appIsRunning(page);
    await page.waitForLoadState('load');
    expect(await problemsOnPaper(page, info, `print${path.replaceAll('/', '-')}`)).toEqual([]);
  });
}

test('A cart prints as an offer, and an order as a receipt', async ({ page }, info) => {
  await fillCart(page, 'everyday-12-natural-oak', 9);
  const bill = page.getByRole('region', { name: 'Bill summary' });
  await expect(bill.getByText('To be paid')).toBeVisible();
  expect(await problemsOnPaper(page, info, 'print-cart')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('An offer at the prices of the day above.')).toBeVisible();
  await expect(page.getByText('$529.74').first()).toBeVisible();
  await expect(bill.getByText('To be paid')).toBeVisible();
  await expect(bill.getByText('Delivery', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: null });

  await payInCart(page, '4242424242424242');
  await page.getByRole('dialog', { name: 'Thank You!' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await problemsOnPaper(page, info, 'print-order')).toEqual([]);
});
