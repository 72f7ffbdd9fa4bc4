/** Path of a Chromium; null when Playwright's own is to be used. Throws with what to do when none can be had. */
export function findChromium(): string | null;
/** As `findChromium`; the headless shell of the same Chromium where it is installed. */
export function findHeadlessChromium(): string | null;
