/** In the order of the panel. */
export const FACET_IDS = ['look', 'tone', 'core', 'wear', 'thickness', 'width', 'waterproof', 'pad', 'install', 'room', 'sound'] as const;
export type FacetId = (typeof FACET_IDS)[number];

/** In the order in which we write them. */
export const FIND_PARAMETERS = ['q', 'sort', 'price', ...FACET_IDS] as const;

export type FindParameter = (typeof FIND_PARAMETERS)[number];

/** The texts of an address, unchecked. */
export type FindParameters = Readonly<Partial<Record<FindParameter, string>>>;

/** Twelve of the longest values. */
const LONGEST_TEXT = 1000;

/** A repeated name keeps all its values. */
export function readFindParameters(address: Readonly<Record<string, unknown>>): FindParameters {
  const read: Partial<Record<FindParameter, string>> = {};
  for (const name of FIND_PARAMETERS) {
    const value = address[name];
    const text = typeof value === 'object' && !Array.isArray(value) ? '' : String(value ?? '').trim();
    if (text !== '') read[name] = [...text].slice(0, LONGEST_TEXT).join('');
  }
  return read;
}
