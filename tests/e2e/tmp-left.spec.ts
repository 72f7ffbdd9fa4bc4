import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium } from './own-chromium';
import { appIsRunning, fillCart } from './shopper';
import { test } from './store-test';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('left', async ({ store }) => {
  test.setTimeout(300_000); const say = (...t: unknown[]) => process.stdout.write('SAY ' + t.join(' ') + '\n');
  const origin = new URL(store.url).origin;
  const profile = await mkdtemp(join(tmpdir(), 'left-'));
  for (const how of ['close', 'crash', 'kill'] as const) {
    let browser = await startChromium(profile);
    let page = await browser.context.newPage();
    const leave = async () => {
      if (how === 'close') return page.close();
      await wait(20);
      if (how === 'kill') return browser.kill();
      const session = await browser.context.newCDPSession(page);
      session.send('Page.crash').catch(() => undefined);
      await wait(500);
    };
    const again = async (path: string) => {
      if (how === 'kill') browser = await startChromium(profile);
      page = await browser.context.newPage();
      await page.goto(origin + path);
      await appIsRunning(page);
    };
    const value = Math.floor(Math.random() * 80) + 11;
    await page.goto(`${origin}/products/family-20-coastal-maple`);
    await appIsRunning(page);
    await wait(1500);
    await page.getByRole('textbox', { name: /^Coverage/ }).first().fill(`${value}`);
    await leave();
    await again('/products/family-20-coastal-maple');
    await wait(1500);
    say(how, 'coverage', value, await page.getByRole('textbox', { name: /^Coverage/ }).first().inputValue());

    await page.goto(`${origin}/rooms`);
    await appIsRunning(page);
    await wait(1500);
    await page.getByLabel('Width x length').first().fill(`${value} x 7`);
    await leave();
    await again('/rooms');
    await wait(1500);
    say(how, 'room', value, await page.getByLabel('Width x length').first().inputValue());

    await page.goto(`${origin}/contact-us`);
    await appIsRunning(page);
    await wait(1000);
    await page.locator('textarea').first().fill(`message ${value}`);
    await leave();
    await again('/contact-us');
    await wait(1000);
    say(how, 'contact', value, await page.locator('textarea').first().inputValue());

    if (how === 'close') {
      await fillCart(page, 'family-20-coastal-maple', 3, origin);
    }
    await page.goto(`${origin}/my-cart`);
    await appIsRunning(page);
    await wait(1500);
    await page.getByLabel('Boxes of Family 20 - Coastal Maple').fill(`${value}`);
    await leave();
    await again('/my-cart');
    await wait(3000);
    say(how, 'boxes', value, await page.getByLabel('Boxes of Family 20 - Coastal Maple').inputValue());
    await browser.close();
  }
  await rm(profile, { recursive: true, force: true });
});
