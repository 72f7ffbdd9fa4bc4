import { AxeBuilder } from '@axe-core/playwright';
import { appIsRunning, fillCart, typeCard } from './shopper';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

const SIZES = [{ width: 360, height: 800 }, { width: 1440, height: 900 }] as const;
const SCREENS = [
  '/', '/products', '/products/category/4', '/products/family-20-coastal-maple', '/blog', '/blog/what-mil-means', '/installation',
  '/installation/herringbone-layout', '/about-us', '/contact-us', '/privacy-policy', '/login', '/sign-up', '/forgot-password', '/my-cart',
];

for (const viewport of SIZES) {
  test(`axe finds nothing on any screen of a visitor at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of SCREENS) {
      await page.goto(path);
      await appIsRunning(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ path, id, where: nodes.map((node) => node.target) }))).toEqual([]);
    }
  });

  test(`axe finds nothing in cart, drawer and checkout at ${viewport.width} px, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillCart(page, 'herringbone-20-walnut', 6);
    await expect(page.getByRole('button', { name: 'Process to Continue' }).first()).toBeEnabled();
    const check = async (where: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map((node) => node.target) }))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    };
    await check('cart');
    await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
    await check('drawer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeHidden();
    await page.getByRole('button', { name: 'Process to Continue' }).first().click();
    await typeCard(page, '4242424242424242');
    await check('checkout');
  });
}
