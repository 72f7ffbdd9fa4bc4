import { repeats } from '../repetitions';
import { logIn, newShopper, signUp } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true, hasWorker: false });
test.skip(!repeats, 'tests/pages/session.test.tsx and tests/contract/unicode-mailboxes.test.ts show the same without a real email field.');

test('A shopper whose mail domain is in Unicode signs up, and logs in with either form of it', async ({ page, browser }) => {
  const shopper = newShopper();
  const name = shopper.email.split('@')[0] ?? '';
  await page.goto('/sign-up');
  await signUp(page, { ...shopper, email: `${name}@münchen.example` });
  await expect(page.getByRole('button', { name: shopper.firstName })).toBeVisible();
  const origin = new URL(page.url()).origin;
  for (const domain of ['münchen.example', 'xn--mnchen-3ya.example', 'MU\u0308NCHEN.example']) {
    const context = await browser.newContext();
    const device = await context.newPage();
    await device.goto(`${origin}/login`);
    await logIn(device, { email: `${name}@${domain}`, password: shopper.password });
    await expect(device.getByRole('button', { name: shopper.firstName })).toBeVisible();
    await context.close();
  }
});
