import type { Page } from '@playwright/test';
import { readWrittenMails } from '../../server/mail/written-mails';
import { buyForPickup, joinDesk } from './desk-visit';
import { isAccessible } from './is-accessible';
import { appIsRunning, fillCart, newShopper, payInCart, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ viewport: { width: 820, height: 1180 } });

const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

/** The code of the newest order, as its shopper reads it in the mail. */
async function codeInMail(folder: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      for (const { text } of await readWrittenMails(folder, 50)) code = /handover code, (\d{4} \d{4})/.exec(text)?.[1] ?? code;
      return code;
    })
    .toMatch(/^\d{4} \d{4}$/);
  return code;
}

async function holdsAtAllSizes(page: Page, state: string): Promise<void> {
  await isAccessible(page, state);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${state} at ${width}`).toBeLessThanOrEqual(
      0,
    );
    if (process.env['LOOK'] !== undefined)
      await page.screenshot({ path: `/tmp/handover-${state.replaceAll(' ', '-')}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 820, height: 1180 });
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here with a finger' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.1, y + height * 0.7);
  await page.mouse.down();
  for (let part = 1; part <= 40; part += 1)
    await page.mouse.move(x + width * (0.1 + part * 0.018), y + height * (0.5 + 0.25 * Math.cos(part / 2)));
  await page.mouse.up();
}

test('Boxes are handed over without a signal: found by the code in the mail, doubted, signed, and sent once the signal is back', async ({
  page,
  store,
  complaints,
}) => {
  const number = await buyForPickup(store);
  const code = await codeInMail(store.folder);
  await joinDesk(page, store, 'marta@shop.example');
  await expect(page.getByRole('link', { name: /1 ?new order/ })).toBeVisible();
  await page.getByRole('link', { name: 'Handover' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handover' })).toBeVisible();
  await page.context().setOffline(true);
  const field = page.getByLabel('Number or scan');

  await test.step('a code that the device does not know', async () => {
    await field.fill('0000 0000');
    await field.press('Enter');
    await expect(page.getByText(/This device has no open order with the code 0000 0000/)).toBeVisible();
  });

  await test.step('found by its code, and not ready yet', async () => {
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ana Diaz' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Boxes to hand over' }).getByRole('listitem')).toHaveText(
      '9 boxesFamily 20 - Coastal Maple',
    );
    await expect(page.getByRole('alert')).toContainText("It is still 'New'.");
    await expect(page.getByRole('alert')).toContainText('Not picked: Family 20 - Coastal Maple.');
    await page.getByRole('button', { name: 'Ready for pickup' }).click();
    await expect(page.getByLabel('Who takes them')).toHaveValue('Ana Diaz');
    await holdsAtAllSizes(page, 'panel');
  });

  await test.step('signed and handed over', async () => {
    await page.getByLabel('Who takes them').fill('Luis Ruiz');
    await sign(page);
    if (process.env['LOOK'] !== undefined) await page.screenshot({ path: '/tmp/handover-signed-820.png', fullPage: true });
    await page.getByRole('button', { name: 'Picked up' }).click();
    await expect(page.getByText(`${number} is handed over`)).toBeVisible();
    await expect(page.getByText('Waiting: will be sent.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Signature of Luis Ruiz' })).toBeVisible();
    await holdsAtAllSizes(page, 'handed over');
    expect(await store.tool('order', number)).toContain('confirmed');
  });

  await test.step('the signal is back', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText('Waiting: will be sent.')).toHaveCount(0, { timeout: 60_000 });
    expect(await store.tool('order', number)).toContain('done');
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page.getByRole('heading', { name: 'Taken by Luis Ruiz' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Signature of Luis Ruiz' }).locator('path')).toHaveAttribute('d', /^M\d+ \d+L/);
  });

  await test.step('what was scanned again is refused, with who did it', async () => {
    await page.goto('/desk/handover');
    await field.fill(`desk:${number}:${code.replace(' ', '')}`);
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText(`${number}: 'Picked up' already by Marta Cruz`);
    await expect(page.getByRole('button', { name: 'Picked up' })).toHaveCount(0);
  });
  complaints.length = 0;
});

test('A shopper shows the code of the order until the boxes are picked up', async ({ page, store }) => {
  await page.goto('/sign-up?redirect=%2Forders');
  await appIsRunning(page);
  await signUp(page, newShopper());
  await expect(page.getByText('No orders yet')).toBeVisible();
  await fillCart(page, 'herringbone-20-walnut', 6);
  await payInCart(page, '4242424242424242');
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  const number = (await thanks.getByText(/^Order SPS-\d+$/).innerText()).replace('Order ', '');
  await page.goto(`/orders/${number}`);
  const code = page.getByRole('region', { name: 'Handover code' });
  await expect(code.getByText(await codeInMail(store.folder))).toBeVisible();
  await expect(code.getByRole('img', { name: `Handover code of order ${number}` })).toBeVisible();
  await holdsAtAllSizes(page, 'shopper');
  await store.tool('order', number, 'ready');
  await store.tool('order', number, 'done');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Picked up' })).toBeVisible();
  await expect(code).toHaveCount(0);
});
