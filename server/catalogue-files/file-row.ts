import { nearest } from '../owner-files/nearest';

/** In written order (docs/catalogue-files.md). */
export const COLUMNS = [
  'slug',
  'title',
  'title_es',
  'category',
  'price_per_sqft',
  'was_price_per_sqft',
  'price_per_box',
  'sqft_per_box',
  'save_label',
  'save_label_es',
  'description_html',
  'description_html_es',
  'bestseller_rank',
  'position',
  'on_sale',
  'boxes_on_hand',
  'back_on',
  'pictures',
  'picture_alts',
  'picture_alts_es',
  'floor_photo',
  'video',
  'youtube_url',
  'specifications',
  'specifications_es',
  'facts',
] as const;

/** Written only when a product has a value in them. */
export const STOCK_COLUMNS: readonly ColumnName[] = ['boxes_on_hand', 'back_on'];

/** Written only when a text of a product has Spanish. */
export const SPANISH_COLUMNS: readonly ColumnName[] = [
  'title_es',
  'save_label_es',
  'description_html_es',
  'picture_alts_es',
  'specifications_es',
];

export type ColumnName = (typeof COLUMNS)[number];

export interface Problem {
  /** As in a spreadsheet, the heading being row 1; in JSON from 1. Null: the whole file. */
  readonly row: number | null;
  readonly column: string | null;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** Missing columns are not in `cells`; a spreadsheet's cells are text. */
export interface FileRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ColumnName, unknown>>>;
}

export interface ReadRows {
  readonly rows: readonly FileRow[];
  readonly problems: readonly Problem[];
}

/** To the letter; unknownColumn names what was meant. */
export function isColumnName(name: string): name is ColumnName {
  return COLUMNS.some((column) => column === name);
}

/** The sentence for the owner, with the nearest known column. */
export function unknownColumn(name: string): string {
  const meant = nearest(name, COLUMNS);
  return meant === null
    ? `There is no column '${name}'. Known are: ${COLUMNS.join(', ')}.`
    : `There is no column '${name}'. Did you mean '${meant}'?`;
}
