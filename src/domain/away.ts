/** A network that has said nothing for this long counts as away, wherever something is saved (DESIGN.md 7.23). */
export const AWAY_MS = 3_000;
