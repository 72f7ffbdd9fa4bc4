import type { Product } from '../catalogue';
import type { TextMatch } from './search-matches';

export interface FoundFloor {
  readonly floor: Product;
  /** Why the text search found it; null without a text. */
  readonly match: TextMatch | null;
}
