/** The widths an imported picture is made in: its own up to the widest, and those below that are clearly narrower. */
export const WIDEST_PX = 1280;
export const NARROWER_PX: readonly number[] = [320, 640];
