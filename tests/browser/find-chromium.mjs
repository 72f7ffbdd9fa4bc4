// Finds a Chromium for the browser tests, or installs one: Debian's packages as root, else Playwright's own.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
const IS_DEBIAN_ROOT = process.platform === 'linux' && process.getuid?.() === 0;

/** Path of a Chromium; null when Playwright's own is to be used. Throws with what to do when none can be had. */
export function findChromium() {
  const configured = process.env['CHROME_PATH'];
  if (configured !== undefined && existsSync(configured)) return configured;
  const found = PLACES.find((place) => existsSync(place));
  if (found !== undefined) return found;
  if (IS_DEBIAN_ROOT) {
    console.log("No Chromium found: installing Debian's package.");
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', [...INSTALL, 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    // Not every release of Debian has it, and the tests do without it.
    spawnSync('apt-get', [...INSTALL, 'chromium-headless-shell'], { stdio: 'ignore' });
    return findChromium();
  }
  console.log('No Chromium found: asking Playwright to install its own.');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return null;
}

/**
 * The same Chromium without a window's parts, which needs a sixth less of the processor, where Debian has put it beside the whole one. For what
 * a page does; a profile's settings, installation, the camera and WebGL want `findChromium`.
 */
export function findHeadlessChromium() {
  const chromium = findChromium();
  const shell = `${chromium}-headless-shell`;
  return existsSync(shell) ? shell : chromium;
}
