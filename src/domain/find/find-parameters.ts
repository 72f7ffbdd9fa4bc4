/** What can be asked of a list of floors, by the names in its address (DESIGN.md 11). In this order they stand in an address of ours. */
export const FIND_PARAMETERS = [
  'q',
  'sort',
  'price',
  'look',
  'tone',
  'core',
  'wear',
  'thickness',
  'width',
  'waterproof',
  'pad',
  'install',
  'room',
  'sound',
] as const;

export type FindParameter = (typeof FIND_PARAMETERS)[number];

/** The texts of an address, not yet checked. */
export type FindParameters = Readonly<Partial<Record<FindParameter, string>>>;

/** A longer text is cut: nobody types it. */
const LONGEST_TEXT = 200;

/** The parameters of a list among those of an address; empty ones and those of no text are left out. A name that comes twice has both values. */
export function readFindParameters(address: Readonly<Record<string, unknown>>): FindParameters {
  const read: Partial<Record<FindParameter, string>> = {};
  for (const name of FIND_PARAMETERS) {
    const value = address[name];
    const text = typeof value === 'object' && !Array.isArray(value) ? '' : String(value ?? '').trim();
    if (text !== '') read[name] = text.length > LONGEST_TEXT ? [...text].slice(0, LONGEST_TEXT).join('') : text;
  }
  return read;
}
