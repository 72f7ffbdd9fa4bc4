import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readWrittenMails } from '../../server/mail/written-mails';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { orderSamples } from '../../src/contract/samples';
import { sendContactMessage } from '../../src/contract/site';
import { newShopper, storeAt } from '../fixtures/contract-client';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { buyForDelivery, buyForPickup, joinDesk } from './desk-visit';
import { isAccessible } from './is-accessible';
import { expect, test } from './store-test';

test.use({ viewport: { width: 820, height: 1180 } });

/** Of docs/desk-walk.md, by what was done. */
function tapsInTable(): ReadonlyMap<string, number> {
  const rows = readFileSync('docs/desk-walk.md', 'utf8').matchAll(/^\| ([^|]+?) \| [^|]+ \| (\d+) \| \d+ \|$/gm);
  return new Map([...rows].map(([, what = '', taps = '']) => [what, Number(taps)]));
}

/** Counts what a person does. */
class Walk {
  taps = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }
  /** As a scanner or a keyboard sends it. */
  async send(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
    await field.press('Enter');
  }
  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });
  link = (name: string | RegExp): Locator => this.page.getByRole('link', { name });
}

test('The day of a shop, done from the screen alone', async ({ page, store, complaints }) => {
  test.slow();
  await store.tool('settings', 'set', 'offersSamples', 'yes');
  const shopper = await newShopper(storeAt(store.url));
  const [first, second] = [await buyForPickup(store), await buyForPickup(store)];
  const delivery = await buyForDelivery(store);
  const headers = { [MESSAGE_ID_HEADER]: 'b7b6d6a2-5b0e-4c0c-9b8e-3b7d3c0f9a11' };
  await shopper.data(orderSamples, { ...SAMPLE_HOUSE, mobileNumber: '3055550142', email: shopper.email, productIds: [107] }, headers);
  await shopper.data(sendContactMessage, { firstName: 'Nora', lastName: 'Lee', email: 'nora@shopper.example', message: 'Do you cut?' });
  await joinDesk(page, store, 'marta@shop.example', '--owner');
  await expect(page.getByRole('link', { name: /3 ?new orders/ })).toBeVisible();

  const walk = new Walk(page);
  const table = tapsInTable();
  const took: string[] = [];
  const part = (what: string, work: () => Promise<void>): Promise<void> =>
    test.step(what, async () => {
      const [tapsBefore, startedAt] = [walk.taps, Date.now()];
      await work();
      const taps = walk.taps - tapsBefore;
      took.push(`${what}: ${taps} taps, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
      expect({ what, taps }).toEqual({ what, taps: table.get(what) });
    });
  const nav = page.getByRole('navigation', { name: 'Desk' });
  const openOrder = async (number: string): Promise<void> => {
    await walk.tap(nav.getByRole('link', { name: /Orders/ }));
    await walk.tap(walk.link(new RegExp(number)));
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  };
  const isSent = (): Promise<void> => expect(page.getByText(/waiting: (it|they) will be sent/)).toHaveCount(0, { timeout: 60_000 });

  await part('a pickup, from new to ready: opened, ticked by the shelf tag, stepped', async () => {
    await openOrder(first);
    await walk.send(page.getByLabel('Number on the shelf tag'), '107');
    await expect(page.getByRole('heading', { name: '9 boxes, all picked' })).toBeVisible();
    await walk.tap(walk.button('Ready for pickup'));
    await expect(walk.button('Picked up')).toBeVisible();
    await isSent();
  });

  await part('its handover by scan, signed', async () => {
    const mails = await readWrittenMails(store.folder, 50);
    const text = mails.find((mail) => mail.text.includes(first))?.text ?? '';
    const code = (/handover code, (\d{4} \d{4})/.exec(text)?.[1] ?? '').replace(' ', '');
    await walk.tap(nav.getByRole('link', { name: 'Today' }));
    await page.context().setOffline(true);
    await walk.tap(walk.link('Handover'));
    await walk.send(page.getByLabel('Number or scan'), `desk:${first}:${code}`);
    const pad = page.getByRole('img', { name: 'Sign here with a finger' });
    await pad.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    walk.taps += 1;
    await page.mouse.move(x + width * 0.2, y + height * 0.6);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + height * 0.3, { steps: 8 });
    await page.mouse.up();
    await walk.tap(walk.button('Picked up'));
    await expect(page.getByText(`${first} is handed over`)).toBeVisible();
    await isAccessible(page, 'handed over without a signal');
  });

  await part('a delivery, from new to delivered: a day, out, delivered', async () => {
    await openOrder(delivery);
    await walk.tap(walk.button('Schedule'));
    await expect(page.getByText('Waiting: will be sent')).toBeVisible();
    await page.context().setOffline(false);
    await isSent();
    await walk.tap(walk.button('Out for delivery'));
    await walk.tap(walk.button('Delivered'));
    await isSent();
  });

  await part('a second pickup, from new to picked up, with a word to the shopper', async () => {
    await openOrder(second);
    await walk.tap(walk.button('Add a word to the shopper'));
    await page.getByLabel('A word to the shopper').fill('By the back door, please');
    await walk.tap(walk.button('Ready for pickup'));
    await walk.tap(walk.button('Picked up'));
    await isSent();
  });

  await part('a refund of 20 dollars by the owner', async () => {
    await walk.tap(walk.button('Refund'));
    await page.getByLabel('Amount in dollars').fill('20');
    await walk.tap(walk.button('Show what would happen'));
    await walk.tap(walk.button('Refund $20.00'));
    await walk.tap(walk.button('Done'));
    await expect(page.getByText(/\$20\.00 of it was refunded/)).toBeVisible();
  });

  await part('samples sent', async () => {
    await walk.tap(nav.getByRole('link', { name: /Samples/ }));
    await walk.tap(walk.button('Sent'));
    await expect(page.getByText('All samples are sent.')).toBeVisible();
  });

  await part('a message taken on and marked as answered', async () => {
    await walk.tap(nav.getByRole('link', { name: /Messages/ }));
    walk.taps += 1;
    await page.getByLabel('For').selectOption({ label: 'Marta Cruz' });
    await isSent();
    await walk.tap(walk.button('Mark as answered'));
    await expect(page.getByText('Every message is answered.')).toBeVisible();
  });

  await part('a count at the rack', async () => {
    await isSent();
    await walk.tap(nav.getByRole('link', { name: 'Stock' }));
    await page.context().setOffline(true);
    await page.getByLabel('Find a floor').fill('coastal maple');
    await walk.tap(walk.button('Count Family 20 - Coastal Maple'));
    await page.getByLabel('Boxes counted').fill('31');
    await walk.tap(walk.button('Save the count'));
    await expect(page.getByText('31', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await isSent();
  });

  await test.step('the shop has all of it, once', async () => {
    for (const number of [first, second, delivery]) expect(await store.tool('order', number)).toMatch(/done/);
    expect(await store.tool('order', first)).toContain('Ana Diaz');
    expect(await store.tool('stock', 'family-20-coastal-maple')).toContain('31');
    const mails = (await readWrittenMails(store.folder, 100)).map(({ subject, to }) => `${to} ${subject}`);
    expect(new Set(mails).size).toBe(mails.length);
  });
  test.info().annotations.push({ type: 'walk', description: took.join('\n') });
  complaints.length = 0;
});
