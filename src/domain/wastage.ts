/** Measured rooms have ROOM_WASTE_PERCENTS. */
export const WASTAGE_PERCENTS = [0, 5, 10, 15] as const;
export type WastagePercent = (typeof WASTAGE_PERCENTS)[number];

/** Of straight rows. Chosen until the shopper chooses, wherever an area becomes boxes: floor, comparison and rooms. */
export const USUAL_WASTAGE = 10 satisfies WastagePercent;
