import type { Media, Product, SpecificationGroup } from '../../domain/catalogue';
import type { CatalogueSize, ListOrder, PictureToSave } from '../../domain/catalogue-changes';
import type { Article, Guide } from '../../domain/content';

/** Increase it with the shape: rows of another version are ignored, and the next update fetches everything. */
export const ROW_VERSION = 2;

interface Row {
  readonly v: typeof ROW_VERSION;
  /** A later full download deletes the rows that it did not contain. */
  readonly round: string;
  /** Milliseconds since 1970, device clock. */
  readonly savedAt: number;
}

export interface CatalogueItems {
  readonly product: Product;
  readonly guide: Guide;
  readonly article: Article;
}
export type ItemKind = keyof CatalogueItems;

export interface ItemRow<Kind extends ItemKind> extends Row {
  readonly order: ListOrder;
  readonly data: CatalogueItems[Kind];
}

export interface DetailsRow extends Row {
  readonly media: readonly Media[];
  readonly specifications: readonly SpecificationGroup[];
}

export interface PictureRow extends Row {
  readonly picture: PictureToSave;
  /** Null before the first saved file. */
  readonly keptVersion: string | null;
}

export interface ScreenRow extends Row {
  readonly data: unknown;
}

export type CatalogueRow = ItemRow<ItemKind> | DetailsRow | PictureRow | ScreenRow;
export type CatalogueKey = readonly string[];

/** In the catalogue's database; all items of one kind lie side by side. */
export const itemKey = (kind: ItemKind, slug: string): CatalogueKey => ['item', kind, slug];
/** Of a floor's page: what its card does not have. */
export const detailsKey = (slug: string): CatalogueKey => ['details', slug];
/** `name` without width and format. */
export const pictureKey = (name: string): CatalogueKey => ['picture', name];
/** Of content that is one reply, as home or about. */
export const screenKey = (name: string): CatalogueKey => ['screen', name];

/** 'given-up': pictures evicted for a shopper's change; 'failed': a retry does not resolve it. */
export type RestReason = 'asked' | 'full' | 'given-up' | 'failed';

export interface CatalogueMeta {
  readonly v: typeof ROW_VERSION;
  readonly state: 'working' | 'paused' | 'done';
  readonly reason: RestReason | null;
  /** The server's `since` token; '' before the first part. */
  readonly next: string;
  readonly round: string;
  /** Rows of an earlier round are still to be deleted. */
  readonly isFromStart: boolean;
  /** Some rows of this round could not be read: those of an earlier round stay. */
  readonly isPartlyRead?: boolean;
  readonly left: CatalogueSize;
  /** Null before the first part. */
  readonly planned: CatalogueSize | null;
  readonly total: CatalogueSize;
  /** When the device was last complete (ms since 1970, device clock). */
  readonly checkedAt: number | null;
}

export const NOTHING: CatalogueSize = { items: 0, bytes: 0 };
export const NO_META: CatalogueMeta = {
  v: ROW_VERSION,
  state: 'paused',
  reason: null,
  next: '',
  round: '',
  isFromStart: false,
  left: NOTHING,
  planned: null,
  total: NOTHING,
  checkedAt: null,
};

/** Whether a stored value is a row of this version. */
export function isCurrentVersion(stored: unknown): stored is { readonly v: typeof ROW_VERSION } {
  return typeof stored === 'object' && stored !== null && 'v' in stored && stored.v === ROW_VERSION;
}
