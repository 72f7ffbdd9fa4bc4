/** Storage is untrusted input: stored data is read field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** Says nothing about any field's type. An array passes too. */
export function isFields(stored: unknown): stored is Fields {
  return typeof stored === 'object' && stored !== null;
}

/** A number that is not negative: a count, cents or a time. */
export function isCount(stored: unknown): stored is number {
  return typeof stored === 'number' && Number.isFinite(stored) && stored >= 0;
}

/** '' for any other value. */
export function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

/** Leaves out unreadable items. */
export function listOf<Value>(stored: unknown, read: (fields: Fields) => Value | null): readonly Value[] {
  return Array.isArray(stored)
    ? stored.flatMap((item: unknown) => (isFields(item) ? [read(item)] : [])).filter((item) => item !== null)
    : [];
}
