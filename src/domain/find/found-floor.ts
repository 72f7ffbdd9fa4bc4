import type { Product } from '../catalogue';
import type { TextMatch } from './search-matches';

export interface FoundFloor {
  readonly floor: Product;
  /** Null without a text. */
  readonly match: TextMatch | null;
}
