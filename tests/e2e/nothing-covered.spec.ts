import type { Locator, Page } from '@playwright/test';
import { appIsRunning, fillCart, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const PHONE = { width: 360, height: 800 };
const LOW_PHONE = { width: 360, height: 480 };
const SIZES = [PHONE, { width: 390, height: 844 }, { width: 820, height: 1180 }, LOW_PHONE];
const PATHS = [
  '/products',
  '/',
  '/products/family-20-coastal-maple',
  '/blog/what-mil-means',
  '/products/category/4',
  '/products?q=oak&tone=light',
  '/products?q=marble&price=-2',
  '/compare?floors=everyday-12-natural-oak,comfort-28-estate-oak,loose-lay-20-loft-oak&sqft=250',
  '/board-sheet?floors=family-20-coastal-maple',
  '/blog',
  '/installation',
  '/installation/herringbone-layout',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/rooms',
  '/scan',
  '/quotes',
  '/quote',
  '/no-such-page',
];
const SIGNED_IN = ['/my-cart', '/orders', '/account'];
/** Somewhat more than the 200 ms after which a page counts as at rest (use-is-free.ts). */
const AT_REST_MS = 220;
const CHAT = 'aside[aria-label=Chat] > button';
const PILL = '[data-status-pill]';
const TOAST = '.mantine-Notifications-root .toast';

/** Scrolls through the page and tells each control, field or sum that `floating` lies over, in the frame after a scroll and at rest. */
async function covered(page: Page, floating: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([selector, atRestMs]) => {
      const found = new Set<string>();
      const look = () => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box === undefined || box.bottom <= 0 || box.top >= innerHeight) return;
        for (const x of [2, box.width / 4, box.width / 2, (3 * box.width) / 4, box.width - 2])
          for (const y of [2, box.height / 4, box.height / 2, (3 * box.height) / 4, box.height - 2])
            for (const element of document.elementsFromPoint(box.left + x, box.top + y)) {
              const isSum = element.childElementCount === 0 && /\$\d|\d sqft/.test(element.textContent);
              const kept = isSum
                ? element
                : element.closest('a, button, input, select, textarea, label, summary, [translate=no], [data-sticky-bar]');
              if (kept !== null && kept.closest(`aside[aria-label=Chat], .mantine-Notifications-root`) === null)
                found.add(`at ${Math.round(scrollY)} px: ${kept.localName} "${kept.textContent?.trim().slice(0, 40) ?? ''}"`);
            }
      };
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
      };
      const rest = async () => {
        await new Promise((resolve) => setTimeout(resolve, atRestMs));
        await frames(1);
      };
      document.documentElement.style.scrollBehavior = 'auto';
      // A window that has just been resized is drawn in steps.
      await rest();
      const end = document.documentElement.scrollHeight - innerHeight;
      const stops = Math.min(8, Math.max(1, Math.ceil(end / (innerHeight * 0.8))));
      for (let stop = 0; stop <= stops; stop += 1) {
        scrollTo(0, (end * stop) / stops);
        await frames(2);
        look();
        await rest();
        look();
      }
      scrollTo(0, 0);
      return [...found];
    },
    [floating, AT_REST_MS] as const,
  );
}

/** The open page at every size: a load for each would cost more than the looking. */
async function chatCoversNothing(page: Page, screen: string): Promise<void> {
  await expect(page.locator(CHAT)).toBeAttached();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await covered(page, CHAT), `${screen} at ${size.width} x ${size.height}`).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
}

for (const path of PATHS)
  test(`The chat button covers no control, sum or field of ${path}, on phones and tablets, wherever it is scrolled`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await appIsRunning(page);
    await chatCoversNothing(page, path);
    expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
  });

test('The chat button covers no control, sum or field of cart, orders, account and receipt, on phones and tablets', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart(page, 'herringbone-20-walnut', 2);
  for (const path of SIGNED_IN) {
    await page.goto(path);
    await appIsRunning(page);
    await expect(page.locator('main h1').first()).toBeVisible();
    await chatCoversNothing(page, path);
  }
  await page.goto('/my-cart');
  await payInCart(page, '4242424242424242');
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await chatCoversNothing(page, 'receipt');
});

test('The chat button floats beside the text of an article, and its sheet shows all of its form on a low phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/privacy-policy');
  await appIsRunning(page);
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await expect(chat).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(chat).toBeInViewport({ ratio: 1 });
  await chat.click();
  const sheet = page.getByRole('dialog', { name: 'Chat with us' });
  for (const part of [sheet.getByLabel('Name'), sheet.getByLabel('Message'), sheet.getByRole('button', { name: 'Send' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(sheet).toBeHidden();
});

test('A toast covers no control, field or sum: not the field that it asks for, nor the form of the screen that it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
  await expect(page.locator(TOAST).last()).toBeVisible();
  await expect.poll(() => under(page)).toEqual([]);
  await page.getByLabel('Boxes').fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator(TOAST).last()).toContainText('Please login first');
  await expect.poll(() => under(page)).toEqual([]);
});

test('On any phone the toast that leads to the login covers none of its words', async ({ page }) => {
  const sizes = [
    [360, 640],
    [375, 667],
    [390, 844],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('/products/family-20-coastal-maple');
    await appIsRunning(page);
    await page.getByLabel('Boxes').fill('2');
    await expect(page.getByText('Enter your area first').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
    await expect(page.locator(TOAST).last()).toContainText('Please login first');
    const size = `${width} x ${height}`;
    await expect.poll(() => under(page), size).toEqual([]);
    const [toast, lead] = [await boxOf(page.locator(TOAST).last()), await boxOf(page.getByText(/^Log in or create an account/))];
    expect(toast.y >= lead.y + lead.height || toast.y + toast.height <= lead.y, size).toBe(true);
  }
});

test('On a phone the first screen of the cart explains its total: installation that nobody chose, with its sum and a way to take it off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await fillCart(page, 'herringbone-20-walnut', 2);
  const bar = page.getByRole('region', { name: 'Checkout' });
  const remove = page.getByRole('button', { name: 'Remove installation' });
  const told = page.getByText(/^Installation is included: \$/).filter({ visible: true });
  for (const part of [told, remove, bar.getByText(/^\$\d/), page.getByLabel(/^Boxes of/)]) await expect(part).toBeInViewport({ ratio: 1 });
  expect((await boxOf(remove)).y + (await boxOf(remove)).height).toBeLessThanOrEqual((await boxOf(bar)).y);
  await remove.click();
  await expect(told).toHaveCount(0);
});

test('On a phone the cart that has told of installation once leaves no gap for it: its first floor begins where its head ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await fillCart(page, 'herringbone-20-walnut', 2);
  const told = page.getByText(/^Installation is included: \$/).filter({ visible: true });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Remove installation' }).click();
  await expect(told).toHaveCount(0);
  const head = await boxOf(page.locator('main header').filter({ has: page.getByRole('heading', { name: 'Your cart', level: 1 }) }));
  expect((await boxOf(page.getByRole('table', { name: 'Floors in your cart' }))).y - (head.y + head.height)).toBeLessThanOrEqual(1);
});

/** Until it has come to its place: a toast looks for it again every 250 ms (toast-host.tsx). */
async function atRest(page: Page, floating: string): Promise<void> {
  await page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        let before = '';
        let since = performance.now();
        const look = () => {
          const place = JSON.stringify([...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect());
          if (place !== before) [before, since] = [place, performance.now()];
          if (performance.now() - since > 300) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    floating,
  );
}

test('‘Please enter sqft’ leaves the field it leads to and the same words there in sight, on any phone and tablet', async ({ page }) => {
  // On a screen of 480 px the fields leave no place at all.
  for (const size of [{ width: 360, height: 640 }, ...SIZES.filter(({ height }) => height > 480)]) {
    await page.setViewportSize(size);
    await page.goto('/products/family-20-coastal-maple');
    await appIsRunning(page);
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click();
    await expect(page.locator(TOAST).last()).toBeVisible();
    await atRest(page, TOAST);
    const toast = await boxOf(page.locator(TOAST).last());
    for (const kept of [page.getByRole('textbox', { name: 'Coverage' }), page.getByRole('main').getByText('Please enter sqft')]) {
      await expect(kept).toBeInViewport();
      const box = await boxOf(kept);
      const isFree = box.y + box.height <= toast.y || box.y >= toast.y + toast.height;
      expect(isFree, `${size.width} x ${size.height} px: toast at ${toast.y}, words at ${box.y}`).toBe(true);
    }
  }
});

test('A toast leaves the title of a floor in sight, and its price and fields, on any phone and tablet', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/products/family-20-coastal-maple');
    await appIsRunning(page);
    const title = page.getByRole('heading', { level: 1 });
    // From the picture at the top to the title at the lower edge, where a toast appears.
    for (const block of ['start', 'center', 'end'] as const) {
      await title.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await page
        .getByRole('button', { name: 'Add to Cart' })
        .filter({ visible: true })
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await expect(page.locator(TOAST).last()).toBeVisible();
      await title.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await atRest(page, TOAST);
      // On a screen of 480 px its fields fill what the title leaves: the toast covers the title rather than one of them.
      const besides = size.height < 800 ? 'h1' : TOAST;
      expect(await under(page, TOAST, besides), `${size.width} x ${size.height} px, title at the ${block}`).toEqual([]);
    }
  }
});

test('The check above finds a toast over a title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products/family-20-coastal-maple');
  await appIsRunning(page);
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click();
  await expect(page.locator(TOAST).last()).toBeVisible();
  await page.evaluate((selector) => {
    const top = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0;
    for (const toast of document.querySelectorAll<HTMLElement>(selector)) {
      toast.style.position = 'fixed';
      toast.style.top = `${top}px`;
    }
  }, TOAST);
  expect(await under(page)).toContain('Family 20 - Coastal Maple'.split(' - ')[1]);
});

test.describe('With a worker', () => {
  test.use({ hasWorker: true });

  test('Without a signal the status covers no control, field, sum or title of home and of a floor', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    for (const size of SIZES.filter(({ height }) => height >= 800)) {
      await page.setViewportSize(size);
      for (const path of ['/products/family-20-coastal-maple', '/']) {
        await page.goto(path);
        await appIsRunning(page);
        await context.setOffline(true);
        await expect(page.locator(PILL).first()).toBeVisible();
        for (const top of [0, 500]) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
          await expect.poll(() => under(page, PILL), `${path} at ${size.width} px`).toEqual([]);
        }
        await context.setOffline(false);
      }
    }
    // What it cannot fetch, the browser reports.
    complaints.splice(0);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
}

/** What lies under a toast, or under what else floats. */
async function under(page: Page, floating = TOAST, besides = floating): Promise<readonly string[]> {
  return page.evaluate(
    ([selector, left]) => {
      const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      if (box === undefined) return ['nothing floats'];
      return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.05, 0.5, 0.95].flatMap((y) =>
          document
            .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
            .filter(
              (element) =>
                element.closest('h1, h2, h3, a, button, input, select, textarea, label, [translate=no], [data-sticky-bar]') !== null &&
                element.closest(`.mantine-Notifications-root, ${left}`) === null,
            )
            .map((element) => element.textContent?.trim() ?? ''),
        ),
      );
    },
    [floating, besides] as const,
  );
}

test('The largest number of boxes is whole in its field, and what no card can pay is said at the button, within the bar', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await appIsRunning(page);
  await signUp(page, newShopper());
  await fillCart(page, 'wide-plank-20-white-oak-natural', 9_999);
  await page.goto('/my-cart');
  for (const width of [360, 768, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = page.getByRole('textbox', { name: /^Boxes of/ });
    await expect(boxes).toHaveValue('9999');
    expect(await boxes.evaluate((field) => field.scrollWidth - field.clientWidth), `${width}`).toBeLessThanOrEqual(0);
    const button = page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true });
    await expect(button).toHaveAccessibleDescription('This order is too large for one card payment. Please call us.');
    const note = page.getByText('This order is too large for one card payment.').filter({ visible: true });
    const [ofNote, ofButton] = [await note.boundingBox(), await button.boundingBox()];
    expect((ofNote?.width ?? 0) >= (ofButton?.width ?? 0), `${width}: the note is no narrow column`).toBe(true);
  }
  const bar = await page
    .setViewportSize({ width: 360, height: 900 })
    .then(() => page.getByRole('region', { name: 'Checkout' }).boundingBox());
  const kept = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.height = 'var(--bar-height)';
    return probe.offsetHeight;
  });
  expect(bar?.height).toBeLessThanOrEqual(kept);
});
