import { HttpError, messageFor, NetworkError } from '../../api/errors';

/** For who stands before the Desk: what happened, and what to do. */
export function entryFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'There is no answer from the shop. Look at the signal, then try again.';
  if (error instanceof HttpError && error.httpStatus === 404) return 'This shop has no Desk: its server does not know of one.';
  return messageFor(error, 'The shop could not answer. Please try again in a moment.');
}
