import type { ProductDetails } from './catalogue';
import type { Article, Guide } from './content';

/** Pictures are identified by name, all others by slug. */
export type ChangedKind = 'product' | 'guide' | 'article' | 'picture';

/** Compared number by number, ascending. */
export type ListOrder = readonly number[];

/** One width, in each format that the store has, best format first. */
export interface PictureToSave {
  readonly name: string;
  readonly version: string;
  readonly files: readonly { readonly address: string; readonly bytes: number }[];
}

export interface CatalogueSize {
  readonly items: number;
  /** Uncompressed text and picture files. */
  readonly bytes: number;
}

export interface CatalogueChanges {
  readonly products: readonly { readonly order: ListOrder; readonly details: ProductDetails }[];
  readonly guides: readonly { readonly order: ListOrder; readonly guide: Guide }[];
  readonly articles: readonly { readonly order: ListOrder; readonly article: Article }[];
  readonly pictures: readonly PictureToSave[];
  readonly removed: readonly { readonly kind: ChangedKind; readonly key: string }[];
  /** The next request's `since`. */
  readonly next: string;
  /** `since` is unknown or empty: items that are not sent no longer exist. */
  readonly isFromStart: boolean;
  /** What remains after this part. */
  readonly left: CatalogueSize;
  readonly total: CatalogueSize;
  /** Some rows could not be read. What is saved of them stays. */
  readonly isPartlyRead?: true;
}

/** Compares two items of a list by their order. */
export function compareOrder(a: ListOrder, b: ListOrder): number {
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
