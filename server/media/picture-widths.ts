/** An imported picture or a drawn plank has its own width up to the widest, and clearly narrower ones. */
export const WIDEST_PX = 1280;
export const NARROWER_PX: readonly number[] = [320, 640];

export const LAID_WIDTHS_PX = [320, 640, 960] as const;
export const ROOM_WIDTHS_PX = [320, 640, 1280] as const;
export const CLOSE_UP_WIDTHS_PX = [640, 1280] as const;
export const HERO_WIDTHS_PX = [640, 1280, 1920] as const;
export const TALL_HERO_WIDTHS_PX = [480, 744, 960] as const;
