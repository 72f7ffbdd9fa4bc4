/** Path of a Chromium; null when Playwright's own is to be used. Throws with what to do when none can be had. */
export function findChromium(): string | null;
