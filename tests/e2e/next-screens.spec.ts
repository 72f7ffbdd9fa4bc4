import type { Page } from '@playwright/test';
import { LAST_FLOOR_FILE } from '../fixtures/floor-code';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const FLOOR = 'Family 20 - Coastal Maple';

/** The scripts that the page has loaded, not those that the worker stores. */
function scriptsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}

async function floorCodeIsHere(page: Page): Promise<void> {
  await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringContaining(LAST_FLOOR_FILE));
}

/** Notes what stands on a floor's screen the moment its name is drawn. */
async function watchBeginning(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const watched = window as { beginning?: { readonly buttons: number; readonly thumbnailsHeight: number } };
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent.replaceAll('\u00A0', ' ') !== name) return;
      observer.disconnect();
      const lists = [...document.querySelectorAll('main section ul')];
      watched.beginning = { buttons: document.querySelectorAll('main button').length, thumbnailsHeight: lists.at(-1)?.clientHeight ?? 0 };
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, FLOOR);
}

function beginningOf(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as { beginning?: unknown }).beginning);
}

for (const path of ['/', '/products']) {
  test(`On ${path} the code of a floor's screen comes while nothing else is done, before anybody goes to one`, async ({ page }) => {
    await page.goto(path);
    await floorCodeIsHere(page);
    // On home floors stand further down and are drawn when they are nearly reached.
    if (path === '/') await page.getByRole('combobox', { name: 'Category' }).scrollIntoViewIfNeeded();
    const before = await scriptsOf(page);
    await page
      .getByRole('link', { name: new RegExp(FLOOR) })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
    expect((await scriptsOf(page)).filter((name) => /floor|product|slug/.test(name))).toEqual(
      before.filter((name) => /floor|product|slug/.test(name)),
    );
  });
}

test('A floor opens though its code could not be brought ahead: it comes with the tap', async ({ page, complaints }) => {
  let failures = 0;
  const ofFloor = new RegExp(`assets/(?:floor|${LAST_FLOOR_FILE})-[^/]*\\.js$`);
  await page.route(ofFloor, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/products');
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.unroute(ofFloor);
  await page
    .getByRole('link', { name: new RegExp(FLOOR) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: FLOOR })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
  complaints.splice(0);
});

test("The worker installs itself when the next screens' code is here, and in the end although it hangs", async ({ page }) => {
  const hasWorker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  let isAsked = false;
  await page.route(new RegExp(`assets/${LAST_FLOOR_FILE}-[^/]*\\.js$`), () => void (isAsked = true));
  await page.goto('/products');
  await expect.poll(() => isAsked).toBe(true);
  expect(await hasWorker()).toBe(false);
  await expect.poll(hasWorker, { timeout: 20_000 }).toBe(true);
});

test('A floor whose data is here, opened from the list, begins with its name, its price and its picture, and the rest takes the room kept for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto('/products');
  const card = page.getByRole('link', { name: new RegExp(FLOOR) }).first();
  await card.click();
  await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
  // Gone to before the way back has come to its end, a floor is drawn whole.
  await expect(async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await watchBeginning(page);
    await card.click();
    const thumbnails = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Show picture 2 of 5' }) });
    await expect(thumbnails).toBeVisible();
    expect(await beginningOf(page)).toEqual({
      buttons: 0,
      thumbnailsHeight: await thumbnails.evaluate(({ clientHeight }) => clientHeight),
    });
  }).toPass();
  await expect(page).toHaveTitle(`${FLOOR} | SPS Flooring`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', `${FLOOR} | SPS Flooring`);
});

test('A floor whose data comes late begins with its name, its price and its picture too', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/getproductdetails', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/products');
  await floorCodeIsHere(page);
  await page
    .getByRole('link', { name: new RegExp(FLOOR) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeHidden();
  await watchBeginning(page);
  answer();
  await expect(page.getByRole('textbox', { name: 'Coverage' })).toBeVisible();
  expect(await beginningOf(page)).toMatchObject({ buttons: 0 });
});
