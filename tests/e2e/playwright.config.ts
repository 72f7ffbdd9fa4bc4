import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findHeadlessChromium } from '../browser/find-chromium.mjs';
import { repeats } from '../repetitions';

/**
 * What a shopper or staff does, and what a first visit needs. How pages look and print, the keyboard alone, other shops and back ends, and devices
 * that fail or change are tried in the whole run, before a change lands (docs/decisions/0056).
 */
const IN_EVERY_RUN = [
  'accessibility',
  'back-from-the-first-page',
  'before-hydration',
  'buy-a-floor',
  'compare',
  'counter',
  'delivery',
  'find',
  'first-document',
  'installable',
  'next-screens',
  'offline-catalogue',
  'quotes',
  'rooms',
  'rooms-to-paid',
  'scan',
  'without-the-server',
];

const executablePath = findHeadlessChromium();
/** Where tests/run.mjs reads the names of what failed. */
const report = process.env['BROWSER_REPORT'] === undefined ? undefined : resolve(process.env['BROWSER_REPORT']);

export default defineConfig({
  testDir: '.',
  testMatch: repeats ? '*.spec.ts' : IN_EVERY_RUN.map((name) => `${name}.spec.ts`),
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
