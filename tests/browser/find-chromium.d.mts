/** Path of a Chromium; null when Playwright's own is to be used. Throws with what to do when none can be had. */
export function findChromium(): string | null;
/** Path of the Chromium that speed is measured in; null and errors as above. */
export function findMeasuringChromium(): string | null;
