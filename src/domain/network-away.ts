/** After this long without a response, saved data is shown. */
export const AWAY_MS = 3_000;
