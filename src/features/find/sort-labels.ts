import type { FindSort } from '../../domain/find/find-state';

export const SORT_LABELS: Readonly<Record<FindSort, string>> = {
  recommended: 'Recommended',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  wear: 'Thickest wear layer',
  quiet: 'Quietest',
  name: 'Name',
};
