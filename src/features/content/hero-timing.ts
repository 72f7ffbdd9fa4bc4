export const SLIDE_SHOWN_MS = 3000;
