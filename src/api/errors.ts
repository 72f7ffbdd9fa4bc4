export { ContractError } from '../contract/contract-error';

/** Offline, server down, connection cut, or aborted. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A portal's page or a gateway's JSON: the store itself has not responded. */
export class ForeignReplyError extends NetworkError {
  readonly httpStatus: number;

  /** `words`: the foreign message, for the log only. */
  constructor(httpStatus: number, words = '') {
    super(words === '' ? `Unexpected data: HTTP ${httpStatus}, not of the store` : words);
    this.httpStatus = httpStatus;
  }
}

/** A reply from before one that was read already: of a cache, of a gateway, or for a second of another server of the store. */
export class StaleReplyError extends ForeignReplyError {
  constructor(httpStatus: number) {
    super(httpStatus, 'Unexpected data: older than what was read before');
  }
}

/** A part that repeats an earlier one: the loop that asked for it would never end. */
export class RepeatedPartError extends NetworkError {
  constructor() {
    super('Unexpected data: a part that brings nothing new');
  }
}

/** An HTTP error in the store's own envelope. `message` is the server's, '' without one. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly httpStatus: number;
  /** The server's Retry-After; null without one. */
  readonly retryAfterMs: number | null;

  constructor(httpStatus: number, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.httpStatus = httpStatus;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server refused (status 0), or the contract cannot encode the input (no words). `message` is for the shopper. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly data: unknown;

  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}

/** The server's message, else the fallback of the error catalogue. */
export function messageFor(error: unknown, fallback: string): string {
  const isServerWord = error instanceof ApiError || (error instanceof HttpError && error.httpStatus < 500);
  return isServerWord && error.message !== '' ? error.message : fallback;
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof HttpError && error.httpStatus === 401;
}

/** A refused read also counts as missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof HttpError && error.httpStatus === 404);
}

export type ErrorKind = 'none' | 'not-found' | 'offline' | 'broken';

export function errorKind(error: unknown): ErrorKind {
  if (error === null || error === undefined) return 'none';
  if (error instanceof NetworkError) return 'offline';
  return isMissing(error) ? 'not-found' : 'broken';
}
