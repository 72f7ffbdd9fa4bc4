import type { FindParameters } from '../../domain/find/find-parameters';

/** Unchecked: read it with `readListSearch`. */
export type ListSearch = FindParameters & {
  /** All pages before it are shown too. Absent for the first. */
  readonly page?: number;
};
