import type { FindParameters } from '../../domain/find/find-parameters';

/** The search parameters of a list, as they stand in the address: whoever reads one checks it (`readListSearch`). */
export type ListSearch = FindParameters & {
  /** Pages shown, from the first to this one. Absent for the first alone. */
  readonly page?: number;
};
