import { isMissing, NetworkError } from './errors';

/** How a failed read shows on a screen (STYLE): it does not exist, no response, or an invalid response. */
export type ErrorKind = 'none' | 'not-found' | 'offline' | 'broken';

/** The kind of what a query threw; null is no error. A refused read counts as not found. */
export function errorKind(error: unknown): ErrorKind {
  if (error === null || error === undefined) return 'none';
  if (error instanceof NetworkError) return 'offline';
  return isMissing(error) ? 'not-found' : 'broken';
}
