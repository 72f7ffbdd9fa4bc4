import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findHeadlessChromium } from '../browser/find-chromium.mjs';
import { repeats } from '../repetitions';

/**
 * In `npm test` stays what a shopper or staff does. How pages look and print, what covers what, the keyboard alone, further
 * shops, and devices that fail or change are tried in the whole run alone, before a change lands (docs/decisions/0056).
 */
const ONLY_IN_WHOLE_RUN = [
  // Looks, paper, what covers what.
  'beside-static-page',
  'kinds-of-floors',
  'large-text',
  'late-fonts',
  'look-and-movement',
  'nothing-covered',
  'print',
  'room-view',
  'shelf-tags',
  'styles-in-use',
  'whole-list',
  // The keyboard alone, targets, speech.
  'keyboard-purchase',
  'targets-and-speech',
  // Other shops, back ends and readers: messengers, search engines.
  'any-back-end',
  'docs-page',
  'shared-pages',
  'shop-look',
  'stripe-keys',
  // Devices that fail, change or come back.
  'blocked-card-script',
  'blocked-site-data',
  'kill-switch',
  'later-visits',
  'refused-key',
  'rooms-of-account',
  'scan-camera',
  'tabs-and-storage',
  'update',
  'whole-files',
];

const executablePath = findHeadlessChromium();
/** Where tests/run.mjs reads the names of what failed. */
const report = process.env['BROWSER_REPORT'] === undefined ? undefined : resolve(process.env['BROWSER_REPORT']);

export default defineConfig({
  testDir: '.',
  testIgnore: repeats ? [] : ONLY_IN_WHOLE_RUN.map((name) => `${name}.spec.ts`),
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
