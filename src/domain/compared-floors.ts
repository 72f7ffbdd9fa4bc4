/** How many floors stand side by side (DESIGN.md 11). */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Longer than the slug of any floor. */
const LONGEST_SLUG = 200;
/** More than this nobody meant to compare. */
const MOST_READ = 20;

export interface AskedFloors {
  /** At most MAX_COMPARED, each once, in the order of the address. */
  readonly slugs: readonly string[];
  /** How many more the address names. */
  readonly leftOut: number;
}

/** Reads the `floors` of an address, 'slug,slug'. What is no slug is ignored. */
export function readFloors(asked: unknown): AskedFloors {
  const text = typeof asked === 'string' || typeof asked === 'number' ? String(asked) : '';
  const named = text
    .split(',', MOST_READ)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG);
  const slugs = [...new Set(named)];
  return { slugs: slugs.slice(0, MAX_COMPARED), leftOut: Math.max(0, slugs.length - MAX_COMPARED) };
}

/** The `floors` of an address. */
export function floorsText(slugs: readonly string[]): string {
  return slugs.join(',');
}
