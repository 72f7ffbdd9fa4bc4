/** Storage is untrusted input: what lies in it is read field by field. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(stored: unknown): stored is Fields {
  return typeof stored === 'object' && stored !== null;
}

/** A number as counts, cents and moments are: none is negative. */
export function isCount(stored: unknown): stored is number {
  return typeof stored === 'number' && Number.isFinite(stored) && stored >= 0;
}

/** A stored text; empty when it is none. */
export function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

/** The items of a stored list that can be read. */
export function listOf<Value>(stored: unknown, read: (fields: Fields) => Value | null): readonly Value[] {
  return Array.isArray(stored)
    ? stored.flatMap((item: unknown) => (isFields(item) ? [read(item)] : [])).filter((item) => item !== null)
    : [];
}
