import { isMissing, NetworkError } from './errors';

/** How a failed read shows on a screen (STYLE): its place is not there, no answer came, or the answer made no sense. */
export type ErrorKind = 'none' | 'not-found' | 'offline' | 'broken';

/** Sorts what a query threw; null is no error. A refusal of a read means that there is no such thing. */
export function errorKind(error: unknown): ErrorKind {
  if (error === null || error === undefined) return 'none';
  if (error instanceof NetworkError) return 'offline';
  return isMissing(error) ? 'not-found' : 'broken';
}
