// Finds a Chromium for the browser tests, or installs one: Debian's package as root, else Playwright's own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
const SHELL = '/usr/bin/chromium-headless-shell';
const IS_DEBIAN_ROOT = process.platform === 'linux' && process.getuid?.() === 0;

/** Path of a Chromium; null when Playwright's own is to be used. Throws with what to do when none can be had. */
export function findChromium() {
  const configured = process.env['CHROME_PATH'];
  if (configured !== undefined && existsSync(configured)) return configured;
  const found = PLACES.find((place) => existsSync(place));
  if (found !== undefined) return found;
  if (IS_DEBIAN_ROOT) {
    install('chromium');
    return findChromium();
  }
  console.log('No Chromium found: asking Playwright to install its own.');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return null;
}

/**
 * What speed is measured in (through measuring-browser.ts): the same Chromium without a window's programs beside the page (docs/decisions/0037-measured-in-a-shell.md).
 * Where none can be had it is the one that tests use; so it is where MEASURED_IN=browser says so.
 */
export function findMeasuringChromium() {
  if (process.env['MEASURED_IN'] === 'browser') return findChromium();
  if (!existsSync(SHELL) && IS_DEBIAN_ROOT) {
    try {
      install('chromium-headless-shell');
    } catch {
      console.log('No chromium-headless-shell to be had: measuring in the browser that the tests use.');
    }
  }
  return existsSync(SHELL) ? SHELL : findChromium();
}

function install(name) {
  console.log(`No ${name} found: installing Debian's package.`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'] });
}
