import { ApiError, ContractError, HttpError, NetworkError } from '../../api/errors';

/**
 * What an answer to a replayed change means for it.
 * 'refused': the server understood and said no. 'later': no verdict, keep and try again. 'unauthenticated': keep, ask to
 * sign in. 'odd': a definite error nobody explains; kept, but set aside after a few tries so that it blocks nothing.
 */
export type ResponseClass = 'refused' | 'later' | 'unauthenticated' | 'odd';

/** 403 is a matter of tokens, 409 and 426 of time, the others of load: none of them is about the change itself. */
const LATER_STATUSES: ReadonlySet<number> = new Set([403, 408, 409, 425, 426, 429]);

/** Classifies what a call threw. A reply that is no reply of ours (a hotel's login page, a proxy) is no verdict. */
export function classifyResponse(error: unknown): ResponseClass {
  if (error instanceof ApiError) return 'refused';
  if (error instanceof NetworkError || error instanceof ContractError) return 'later';
  if (!(error instanceof HttpError)) return 'odd';
  if (error.httpStatus === 401) return 'unauthenticated';
  return error.httpStatus >= 500 || LATER_STATUSES.has(error.httpStatus) ? 'later' : 'odd';
}
