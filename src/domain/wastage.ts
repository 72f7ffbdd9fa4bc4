/** SPEC 9. Measured rooms have ROOM_WASTE_PERCENTS. */
export const WASTAGE_PERCENTS = [0, 5, 10, 15] as const;
export type WastagePercent = (typeof WASTAGE_PERCENTS)[number];
