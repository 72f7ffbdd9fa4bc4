import { call } from '../../api/call';
import { NetworkError } from '../../api/errors';
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
