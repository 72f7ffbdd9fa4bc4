/** Placeholder blocks per loading list. The first two are SPEC 4's. */
export const SKELETON_COUNTS = { bestsellers: 2, listCards: 8, contentCards: 3, orderRows: 3, thumbnails: 5 } as const;

/** React keys for this number of blocks. */
export function skeletonKeys(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
