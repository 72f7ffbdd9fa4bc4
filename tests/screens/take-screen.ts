import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { doubleText } from '../e2e/large-text';
import { SIZES, type Screen, type SizeName } from './screen';

export interface Studio {
  /** Device pixels a CSS pixel, of each size. */
  readonly pixels?: Readonly<Partial<Record<SizeName, number>>>;
  readonly browser: Browser;
  readonly storeUrl: string;
  readonly folder: string;
  /** The worker's empty shell. */
  readonly shellHtml: string;
}

const SAFE_AREA = { top: 47, bottom: 34, left: 0, right: 0 } as const;
const STEP_LIMIT_MS = 20_000;

/** Opens the screen, brings it into its state, and keeps a picture of it. */
export async function takeScreen(studio: Studio, screen: Screen, size: SizeName, storageState: BrowserContextOptions['storageState']): Promise<void> {
  const context = await studio.browser.newContext({
    viewport: SIZES[size], deviceScaleFactor: studio.pixels?.[size] ?? 1, baseURL: studio.storeUrl, serviceWorkers: 'block', hasTouch: size !== '1440', reducedMotion: 'reduce',
    colorScheme: screen.reader === 'dark-device' ? 'dark' : 'light', forcedColors: screen.reader === 'forced-colors' ? 'active' : 'none',
    contrast: screen.reader === 'more-contrast' ? 'more' : 'no-preference', ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    context.setDefaultTimeout(STEP_LIMIT_MS);
    if (screen.isShell === true) {
      await context.route('**/*', (route) => (route.request().resourceType() === 'document' && route.request().frame().parentFrame() === null ? route.fulfill({ contentType: 'text/html', body: studio.shellHtml }) : route.fallback()));
    }
    await screen.before?.(context);
    const page = await context.newPage();
    if (screen.isInstalled === true) await installed(page);
    if (screen.reader === 'large-text') await doubleText(page);
    await page.goto(screen.path);
    // A screen that still waits for its data has not said that it runs.
    await page.locator(screen.isShell === true ? '#root > *' : 'html[data-app=running]').first().waitFor({ state: 'attached' });
    await screen.steps?.(page);
    const isWhole = screen.isWhole ?? true;
    await settle(page, isWhole);
    await page.screenshot({ path: join(studio.folder, pictureName(screen, size)), type: 'jpeg', quality: 82, fullPage: isWhole });
  } finally {
    await context.close();
  }
}

export const pictureName = (screen: Screen, size: SizeName): string => `${screen.name}--${size}.jpg`;

/** https://chromedevtools.github.io/devtools-protocol/tot/Emulation/ */
async function installed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const calm = { name: 'prefers-reduced-motion', value: 'reduce' };
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'display-mode', value: 'standalone' }, calm] });
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: SAFE_AREA });
}

/** Late pictures and reveals are there, fonts too; a whole page is walked through once for that. */
async function settle(page: Page, isWhole: boolean): Promise<void> {
  await page.evaluate(async (walks) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    if (walks) {
      document.documentElement.style.scrollBehavior = 'auto';
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await frame();
      }
      scrollTo(0, 0);
    }
    // Lazy pictures beside or below the window never come.
    const isSeen = ({ left, right, top, bottom, width }: DOMRect) => width > 0 && right > 0 && left < innerWidth && (walks || (bottom > 0 && top < innerHeight));
    const loading = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()) && !image.complete);
    // A busy machine has not begun with all that it was scrolled past.
    for (const image of loading) image.loading = 'eager';
    await Promise.all(loading.map((image) => new Promise((resolve) => ['load', 'error'].forEach((event) => image.addEventListener(event, resolve, { once: true })))));
    await frame();
    await Promise.all(document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime)).map((animation) => animation.finished.catch(() => undefined)));
  }, isWhole);
}
