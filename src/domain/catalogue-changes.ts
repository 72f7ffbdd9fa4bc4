import type { ProductDetails } from './catalogue';
import type { Article, Guide } from './content';

/** What can be kept on a device, item by item. Products, guides and articles are known by their slug, pictures by their name. */
export type ChangedKind = 'product' | 'guide' | 'article' | 'picture';

/** Numbers by which items of one kind stand in a list, ascending, the first that differs deciding. */
export type ListOrder = readonly number[];

/** A picture to keep: one width of it, in each format that the store has, the best one first. */
export interface PictureToSave {
  readonly name: string;
  /** Other than before when the picture looks different. */
  readonly version: string;
  readonly files: readonly { readonly address: string; readonly bytes: number }[];
}

export interface CatalogueSize {
  readonly items: number;
  /** As they lie on a device: text as it travels uncompressed, pictures as their files are. */
  readonly bytes: number;
}

/** One part of what changed in the catalogue since a state that a device has. */
export interface CatalogueChanges {
  readonly products: readonly { readonly order: ListOrder; readonly details: ProductDetails }[];
  readonly guides: readonly { readonly order: ListOrder; readonly guide: Guide }[];
  readonly articles: readonly { readonly order: ListOrder; readonly article: Article }[];
  readonly pictures: readonly PictureToSave[];
  readonly removed: readonly { readonly kind: ChangedKind; readonly key: string }[];
  /** The state a device has with this part: what it asks with next. */
  readonly next: string;
  /** True when the asked-for state is unknown here, or none: everything comes, and what does not come is gone. */
  readonly isFromStart: boolean;
  /** What comes after this part; nothing when this was the last. */
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
