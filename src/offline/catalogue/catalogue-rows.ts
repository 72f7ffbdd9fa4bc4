import type { Media, Product, SpecificationGroup } from '../../domain/catalogue';
import type { CatalogueSize, ListOrder, PictureToSave } from '../../domain/catalogue-changes';
import type { Article, Guide } from '../../domain/content';

/** Raise when the shape of kept rows changes: rows of another version are not read, and the next update fetches everything. */
export const ROW_VERSION = 1;

interface Row {
  readonly v: typeof ROW_VERSION;
  /** Which reading of the whole catalogue the row came with; what a later whole reading did not bring is gone. */
  readonly round: string;
  /** By the device's clock. */
  readonly savedAt: number;
}

export interface CatalogueItems {
  readonly product: Product;
  readonly guide: Guide;
  readonly article: Article;
}
export type ItemKind = keyof CatalogueItems;

/** An item as lists show it. */
export interface ItemRow<Kind extends ItemKind> extends Row {
  readonly order: ListOrder;
  readonly data: CatalogueItems[Kind];
}

/** What a product's own page shows beside. */
export interface DetailsRow extends Row {
  readonly media: readonly Media[];
  readonly specifications: readonly SpecificationGroup[];
}

export interface PictureRow extends Row {
  readonly picture: PictureToSave;
  /** The version whose file is on the device; null before the first. */
  readonly keptVersion: string | null;
}

/** Replies that every screen needs, such as the settings. */
export interface ScreenRow extends Row {
  readonly data: unknown;
}

export type CatalogueRow = ItemRow<ItemKind> | DetailsRow | PictureRow | ScreenRow;
export type CatalogueKey = readonly string[];

export const itemKey = (kind: ItemKind, slug: string): CatalogueKey => ['item', kind, slug];
export const detailsKey = (slug: string): CatalogueKey => ['details', slug];
export const pictureKey = (name: string): CatalogueKey => ['picture', name];
export const screenKey = (name: string): CatalogueKey => ['screen', name];

/** Why fetching rests: asked for, no space left, the pictures made room for a shopper's change, or an answer that waiting does not mend. */
export type RestReason = 'asked' | 'full' | 'given-up' | 'failed';

/** How far the catalogue is kept. */
export interface CatalogueMeta {
  readonly v: typeof ROW_VERSION;
  readonly state: 'working' | 'paused' | 'done';
  readonly reason: RestReason | null;
  /** The state of the catalogue that the rows have, in the server's words; '' before the first part. */
  readonly next: string;
  readonly round: string;
  /** True while rows of an earlier round wait to be swept away. */
  readonly isFromStart: boolean;
  /** What comes after the parts that are kept. */
  readonly left: CatalogueSize;
  /** What this run set out to fetch; null before its first part. */
  readonly planned: CatalogueSize | null;
  readonly total: CatalogueSize;
  /** When the device last had everything, by its own clock; null before the first time. */
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

/** Whether something stored is a row of this version. */
export function isCurrentVersion(stored: unknown): stored is { readonly v: typeof ROW_VERSION } {
  return typeof stored === 'object' && stored !== null && 'v' in stored && stored.v === ROW_VERSION;
}
