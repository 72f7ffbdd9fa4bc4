import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

/** Part of `npm run soak`: long, and so not of `npm test`. */
export default defineConfig(shared, {
  testDir: '.',
  globalSetup: '../e2e/seeded-folder.ts',
  workers: 1,
  retries: 0,
  timeout: 60 * 60 * 1000,
});
