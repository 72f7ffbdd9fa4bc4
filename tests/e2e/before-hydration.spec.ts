import type { Page } from '@playwright/test';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });

const LAZY_CODE = /assets\/-?(?:site-parts|product-sections|product-actions|choosing)-[^/]*\.js$/;

/** Holds back React, or other scripts, until what it resolves to is called. */
async function holdScripts(page: Page, which = /assets\/libraries-[^/]*\.js$/): Promise<() => void> {
  let deliver: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(which, async (route) => {
    await late;
    await route.continue();
  });
  return deliver;
}

test('What is pressed or typed before the scripts are here is done once they are', async ({ page }) => {
  const deliver = await holdScripts(page);
  await page.goto('/products/family-20-coastal-maple', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Coverage' }).pressSequentially('200');
  await page.getByRole('checkbox', { name: /Add installation/ }).check();
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  deliver();
  await expect(page.getByText(/^9 boxes · /).first()).toBeVisible();
  await expect(page.getByText(/installation included/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
});

test('What is typed or pressed on a floor whose page answers, but for the parts whose code is missing, is done once it is here', async ({
  page,
}) => {
  const deliver = await holdScripts(page, LAZY_CODE);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products/family-20-coastal-maple', { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('textbox', { name: 'Coverage' }).pressSequentially('200');
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  deliver();
  await expect(page.getByText(/^9 boxes · /).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('A form sent before the scripts are here does not leave the page, and is sent once they are', async ({ page, complaints }) => {
  const deliver = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'First name' }).pressSequentially('Elena');
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Two rooms');
  // The navigation that a browser begins here is the one that must not happen.
  await page.getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true });
  deliver();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Elena');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two rooms');
  for (const name of ['First name', 'Message']) await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/\/contact-us$/);
  // The browser says that it was not allowed to send the form itself.
  expect(complaints.filter((text) => !text.startsWith('Sending form data'))).toEqual([]);
  complaints.length = 0;
});

test('The foot of the page that cannot be loaded stays as the server wrote it, and comes with the signal', async ({
  page,
  context,
  complaints,
}) => {
  await page.route(/assets\/site-parts[^/]*\.js$/, (route) => route.abort());
  await page.goto('/about-us');
  await appIsRunning(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await page.unroute(/assets\/site-parts[^/]*\.js$/);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(async () => {
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  complaints.splice(0);
});

test('A screen that is gone to from a document shows what loads from its first picture on', async ({ page, complaints }) => {
  await page.goto('/about-us');
  await appIsRunning(page);
  await page.route('**/getinstallation', () => undefined);
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      const main = document.querySelector('main');
      if (main?.querySelector('h1')?.textContent === 'Installation')
        seen.push(main.querySelector('[role=status]')?.textContent ?? 'nothing');
      if (seen.length < 3) requestAnimationFrame(look);
    };
    Object.assign(window, { seen });
    look();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { seen?: readonly string[] }).seen))
    .toEqual(Array.from({ length: 3 }, () => 'Loading Installation Details...'));
  complaints.splice(0);
});
