/** How many blocks stand for what loads. SPEC 4 says the first two. */
export const SKELETON_COUNTS = { bestsellers: 2, listCards: 8, contentCards: 3, orderRows: 3, thumbnails: 5 } as const;

/** Keys for that many blocks. */
export function skeletonKeys(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
