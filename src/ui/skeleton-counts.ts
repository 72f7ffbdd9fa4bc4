/** The first two are specified. */
export const SKELETON_COUNTS = { bestsellers: 2, listCards: 8, contentCards: 3, orderRows: 3, thumbnails: 5 } as const;

export function skeletonKeys(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
