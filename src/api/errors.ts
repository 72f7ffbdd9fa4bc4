export { ContractError } from '../contract/contract-error';

/** The request got no answer: offline, server away, connection cut, or given up. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server answered with an HTTP error. `message` is the server's own when it gave one. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly httpStatus: number;
  /** How long the server asks to be left alone; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(httpStatus: number, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.httpStatus = httpStatus;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server understood and refused (status 0). `message` is meant for the shopper; `data` may say what changed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly data: unknown;

  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}

/** The words of an error for a shopper: the server's message, else the fallback of the error catalogue (SPEC 8). */
export function messageFor(error: unknown, fallback: string): string {
  const isServerWord = error instanceof ApiError || (error instanceof HttpError && error.httpStatus < 500);
  return isServerWord && error.message !== '' ? error.message : fallback;
}

/** True for a dead or missing key that even a refresh did not mend. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof HttpError && error.httpStatus === 401;
}

/** True when the server says that what was asked for does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof HttpError && error.httpStatus === 404);
}
