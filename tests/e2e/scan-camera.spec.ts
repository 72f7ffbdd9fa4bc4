import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';
import { codeFilm } from '../fixtures/code-picture';
import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const film = join(mkdtempSync(join(tmpdir(), 'scan-camera-')), 'tag.y4m');
writeFileSync(film, codeFilm('No. 107'));
const executablePath = findChromium();

test.use({
  sharesStore: true,
  permissions: ['camera'],
  launchOptions: {
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
    ...(executablePath === null ? {} : { executablePath }),
  },
});

test('The camera that was allowed before starts by itself, and what it sees opens', async ({ page }) => {
  await page.goto('/scan');
  await appIsRunning(page);
  await expect(page.getByRole('heading', { level: 1, name: /Coastal Maple/ })).toBeVisible();
});
