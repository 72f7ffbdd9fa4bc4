import { ApiError, ContractError, HttpError, NetworkError } from '../../api/errors';

/** 'later': undecided, retry. 'unauthenticated': wait for a sign-in. */
export type ResponseClass = 'refused' | 'later' | 'unauthenticated';

/** 403 is about tokens, 409 and 426 about time, the others about load: none is about the change itself. */
const LATER_STATUSES: ReadonlySet<number> = new Set([403, 408, 409, 425, 426, 429]);

/** Only the store itself refuses: a response of another server (a portal, a proxy) is a NetworkError. */
export function classifyResponse(error: unknown): ResponseClass {
  if (error instanceof ApiError) return 'refused';
  if (error instanceof HttpError) {
    if (error.httpStatus === 401) return 'unauthenticated';
    return error.httpStatus >= 500 || LATER_STATUSES.has(error.httpStatus) ? 'later' : 'refused';
  }
  // An error in our own code is no refusal either.
  if (!(error instanceof NetworkError || error instanceof ContractError)) console.error(error);
  return 'later';
}

/** Milliseconds; 0 without Retry-After. */
export function retryAfterOf(error: unknown): number {
  return error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0;
}
