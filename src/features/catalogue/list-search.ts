import type { FindParameters } from '../../domain/find/find-parameters';

/** The search parameters of a list in the address, unchecked: read them with `readListSearch`. */
export type ListSearch = FindParameters & {
  /** The last shown page; all pages before it are shown too. Absent for the first. */
  readonly page?: number;
};
