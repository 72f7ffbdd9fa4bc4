/** How long a slide of the hero stays (SPEC 9). */
export const SLIDE_STAYS_MS = 3000;
