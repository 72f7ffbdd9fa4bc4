/** A network that has not responded for this long counts as away where saved data can be shown (DESIGN.md 7.23). */
export const AWAY_MS = 3_000;
