// Finds a Chromium for the browser tests, or installs one: Debian's package as root, else Playwright's own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
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
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    return findChromium();
  }
  console.log('No Chromium found: asking Playwright to install its own.');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return null;
}
