export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

const LONGEST_SLUG = 200;
const MOST_READ = 20;

export interface AskedFloors {
  /** Without duplicates, in the order of the address. */
  readonly slugs: readonly string[];
  readonly leftOut: number;
}

/** Reads 'slug,slug'. Skips invalid slugs. */
export function readFloors(asked: unknown): AskedFloors {
  const text = typeof asked === 'string' || typeof asked === 'number' ? String(asked) : '';
  const named = text
    .split(',', MOST_READ)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG);
  const slugs = [...new Set(named)];
  return { slugs: slugs.slice(0, MAX_COMPARED), leftOut: Math.max(0, slugs.length - MAX_COMPARED) };
}

/** The `floors` parameter of an address. */
export function floorsText(slugs: readonly string[]): string {
  return slugs.join(',');
}
