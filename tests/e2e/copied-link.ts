import { expect, type Page } from '@playwright/test';

/** What a share button hands over where a browser has no share sheet. */
export async function copiedLink(page: Page, button: string): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const writeText = async (text: string): Promise<void> => void (document.documentElement.dataset['copied'] = text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('html[data-copied]')).toBeAttached();
  return (await page.locator('html').getAttribute('data-copied')) ?? '';
}
