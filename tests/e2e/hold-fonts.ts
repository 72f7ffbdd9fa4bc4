import type { Page } from '@playwright/test';

/** Font files wait until the returned function is called. */
export async function holdFonts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
