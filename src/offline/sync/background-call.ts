import { call } from '../../api/call';
import { ApiError, ContractError, HttpError, NetworkError } from '../../api/errors';
import type { Endpoint } from '../../contract/define-endpoint';
import { withTimeLimit } from '../storage/with-time-limit';

/** A call that a person waits for has no limit. */
export const BACKGROUND_LIMIT_MS = 20_000;

export interface BackgroundCall {
  readonly limitMs: number;
  /** Aborted when the account changes. */
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onHeaders?: (headers: Headers) => void;
}

/** Throws like `call`, and NetworkError when it takes too long. */
export async function callInBackground<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  { limitMs, signal, ...options }: BackgroundCall,
): Promise<Output> {
  const giveUp = new AbortController();
  const late = (): Error => {
    giveUp.abort(new DOMException('No response in time', 'TimeoutError'));
    return new NetworkError('No response in time');
  };
  if (signal.aborted) throw new NetworkError('Given up');
  const signals = AbortSignal.any([signal, giveUp.signal]);
  // The limit also covers the refresh after a 401, which has no signal.
  return withTimeLimit(limitMs, call(endpoint, input, { ...options, isBackground: true, signal: signals }), late);
}

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
