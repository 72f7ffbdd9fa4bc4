import type { ProductDetails } from './catalogue';
import type { Article, Guide } from './content';

/** The kinds of items in an offline catalogue. Products, guides and articles are identified by slug, pictures by name. */
export type ChangedKind = 'product' | 'guide' | 'article' | 'picture';

/** Sort key of an item in its list: compared number by number, ascending. */
export type ListOrder = readonly number[];

/** A picture to save: one width, in each format that the store has, best format first. */
export interface PictureToSave {
  readonly name: string;
  /** Changes when the picture changes. */
  readonly version: string;
  readonly files: readonly { readonly address: string; readonly bytes: number }[];
}

export interface CatalogueSize {
  readonly items: number;
  /** Uncompressed text and picture files. */
  readonly bytes: number;
}

/** One part of the catalogue's changes since a device's state. */
export interface CatalogueChanges {
  readonly products: readonly { readonly order: ListOrder; readonly details: ProductDetails }[];
  readonly guides: readonly { readonly order: ListOrder; readonly guide: Guide }[];
  readonly articles: readonly { readonly order: ListOrder; readonly article: Article }[];
  readonly pictures: readonly PictureToSave[];
  readonly removed: readonly { readonly kind: ChangedKind; readonly key: string }[];
  /** The catalogue's state after this part: the next request's `since`. */
  readonly next: string;
  /** True when `since` is unknown or empty: everything is sent, and items that are not sent no longer exist. */
  readonly isFromStart: boolean;
  /** The remaining changes after this part; zero when this is the last. */
  readonly left: CatalogueSize;
  /** The whole catalogue. */
  readonly total: CatalogueSize;
}

/** Compares two items of a list by their order. */
export function compareOrder(a: ListOrder, b: ListOrder): number {
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
