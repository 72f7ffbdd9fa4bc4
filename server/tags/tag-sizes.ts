/** Divides a US Letter page. Tags touch: one cut separates two of them. */
export interface TagSize {
  readonly name: string;
  /** For the help and for questions. */
  readonly use: string;
  readonly columns: number;
  readonly rows: number;
}

export const PAGE_INCHES = { width: 8.5, height: 11 } as const;
/** Printers cannot print to the paper's edge; the cut marks are here. */
export const MARGIN_INCHES = 0.5;

export const TAG_SIZES = [
  { name: 'shelf', use: 'a shelf rail, 16 a page', columns: 2, rows: 8 },
  { name: 'card', use: 'a sample board, 8 a page', columns: 2, rows: 4 },
  { name: 'rack', use: 'the head of a rack, 3 a page', columns: 1, rows: 3 },
  { name: 'sign', use: 'a stand, one a page', columns: 1, rows: 1 },
] as const satisfies readonly TagSize[];

/** The width and height of a tag, in inches. */
export function tagInches({ columns, rows }: TagSize): { readonly width: number; readonly height: number } {
  return { width: (PAGE_INCHES.width - 2 * MARGIN_INCHES) / columns, height: (PAGE_INCHES.height - 2 * MARGIN_INCHES) / rows };
}
