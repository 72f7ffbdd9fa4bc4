import { isMissing, NetworkError } from './errors';

/** How a screen shows a failed read (STYLE): it does not exist, no response, or an invalid response. */
export type ErrorKind = 'none' | 'not-found' | 'offline' | 'broken';

/** The kind of a query's error; null is no error. A refused read counts as not found. */
export function errorKind(error: unknown): ErrorKind {
  if (error === null || error === undefined) return 'none';
  if (error instanceof NetworkError) return 'offline';
  return isMissing(error) ? 'not-found' : 'broken';
}
