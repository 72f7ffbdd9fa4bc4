import { basename } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS } from './chromium-flags';
import { findMeasuringChromium } from './find-chromium.mjs';

/** Looked for once: where no shell can be had, each look asks the package server again, in the midst of what is measured. */
const path = findMeasuringChromium();

export const MEASURING_BROWSER_NAME = path === null ? "Playwright's Chromium" : basename(path);

/** For programs that start the browser themselves, as Lighthouse does. */
export const MEASURING_ENVIRONMENT: NodeJS.ProcessEnv = { ...process.env, ...(path === null ? {} : { CHROME_PATH: path }) };

/** The browser that speed is measured in (docs/decisions/0037-measured-in-a-shell.md). */
export function launchMeasuringBrowser(): Promise<Browser> {
  return chromium.launch({ args: [...CHROMIUM_FLAGS], ...(path === null ? {} : { executablePath: path }) });
}
