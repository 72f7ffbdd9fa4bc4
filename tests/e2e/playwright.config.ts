import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findHeadlessChromium } from '../browser/find-chromium.mjs';

const executablePath = findHeadlessChromium();
/** Where tests/run.mjs reads the names of what failed. */
const report = process.env['BROWSER_REPORT'] === undefined ? undefined : resolve(process.env['BROWSER_REPORT']);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './seeded-folder.ts',
  fullyParallel: true,
  workers: 2,
  /** A shared, busy machine; what passes only then is named by tests/run.mjs as unsteady and is to be mended. */
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // What failed is recorded when it is tried again: recording every test costs the time of all.
    trace: 'on-first-retry',
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) },
  },
});
