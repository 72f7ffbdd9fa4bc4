import { eq, inArray } from 'drizzle-orm';
import { FALLBACK_PICTURE, type Picture } from '../../src/domain/picture';
import type { Database } from '../db/database';
import { pictures } from '../db/schema/catalogue';

export type PictureRow = typeof pictures.$inferSelect;

/** For browsers without srcset. */
const PLAIN_WIDTH_PX = 1280;

/** The fallback picture when the row is missing. */
export function pictureFrom(row: PictureRow | null | undefined, alt = ''): Picture {
  const widths = widthsOf(row?.widths);
  if (!row || widths.length === 0) return { ...FALLBACK_PICTURE, alt };
  const plainWidth = widths.findLast((width) => width <= PLAIN_WIDTH_PX) ?? widths[0];
  return {
    src: `/media/${row.name}-${plainWidth}.webp`,
    widths,
    widthPx: row.widthPx,
    heightPx: row.heightPx,
    color: row.color,
    alt: row.alt === '' ? alt : row.alt,
  };
}

/** Pictures by name. */
export async function readPictures(db: Database, names: readonly (string | null)[]): Promise<ReadonlyMap<string, PictureRow>> {
  const wanted = [...new Set(names.filter((name) => name !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(pictures).where(inArray(pictures.name, wanted));
  return new Map(rows.map((row) => [row.name, row]));
}

/** The address of a stored video. */
export function videoAddress(name: string): string {
  return `/media/${name}.mp4`;
}

/** Narrowest first. */
export interface PictureSizes {
  readonly name: string;
  readonly widths: readonly number[];
}

/** Sorted by name. */
export async function readPictureSizes(db: Database): Promise<readonly PictureSizes[]> {
  const rows = await db.select({ name: pictures.name, widths: pictures.widths }).from(pictures).orderBy(pictures.name);
  return rows.map(({ name, widths }) => ({ name, widths: widthsOf(widths) }));
}

/** Narrowest first; empty for an unknown name. */
export async function readWidths(db: Database, name: string): Promise<readonly number[]> {
  const rows = await db.select({ widths: pictures.widths }).from(pictures).where(eq(pictures.name, name));
  return widthsOf(rows[0]?.widths);
}

function widthsOf(widths: unknown): readonly number[] {
  return Array.isArray(widths) ? widths.filter((width): width is number => typeof width === 'number') : [];
}
