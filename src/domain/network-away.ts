/** After this long without a response, saved data is shown (DESIGN.md 7.23). */
export const AWAY_MS = 3_000;
