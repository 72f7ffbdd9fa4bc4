export interface ListSearch {
  /** Pages shown, from the first to this one. Absent for the first alone. */
  readonly page?: number;
}

/** The typed search parameters of a list. Malformed values are ignored. */
export function readListSearch({ page }: Readonly<Record<string, unknown>>): ListSearch {
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 1 ? { page } : {};
}
