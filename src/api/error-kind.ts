import { isMissing, NetworkError } from './errors';

export type ErrorKind = 'none' | 'not-found' | 'offline' | 'broken';

export function errorKind(error: unknown): ErrorKind {
  if (error === null || error === undefined) return 'none';
  if (error instanceof NetworkError) return 'offline';
  return isMissing(error) ? 'not-found' : 'broken';
}
