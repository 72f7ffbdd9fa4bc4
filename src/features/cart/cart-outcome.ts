import { messageFor } from '../../api/errors';
import { cartWordsTexts } from '../../domain/cart-words.texts';
import { StorageError } from '../../offline/storage/storage-error';
import { cartChangesTexts } from './cart-changes.texts';

export type CartAction = 'add' | 'update' | 'delete';

interface Waiting {
  readonly isDurable: boolean;
  readonly isOnline: boolean;
  /** With a fault: it could not take the change yet. */
  readonly hasAnswered: boolean;
}

/** 'not-kept': neither stored on this device nor sent. */
export type CartOutcome =
  | { readonly kind: 'saved' }
  | ({ readonly kind: 'waiting' } & Waiting)
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'not-kept'; readonly error: unknown };

export interface CartWords {
  readonly message: string;
  readonly tone: 'success' | 'error' | 'info';
  /** Set where an alert is specified. */
  readonly alertDetail?: string;
}

const savedWords = (): Readonly<Record<CartAction, string>> => ({
  add: cartWordsTexts.added,
  update: cartChangesTexts.updated,
  delete: cartChangesTexts.deleted,
});

const failedWords = (): Readonly<Record<CartAction, string>> => ({
  add: cartWordsTexts.failedToAdd,
  update: cartWordsTexts.failedToUpdate,
  delete: cartWordsTexts.failedToDelete,
});

/** Says 'saved' only if the changes are stored on the device, 'online' only if the device is not, and 'not answered' only if it has not. */
export function waitingWords({ isDurable, isOnline, hasAnswered }: Waiting): string {
  if (!isOnline) return isDurable ? cartChangesTexts.savedUntilOnline : cartChangesTexts.keepOpenUntilOnline;
  const why = hasAnswered ? cartChangesTexts.fault : cartChangesTexts.noReply;
  return isDurable ? `${cartChangesTexts.saved} ${why}` : `${why} ${cartChangesTexts.keepOpen}`;
}

export function cartOutcomeWords(action: CartAction, outcome: CartOutcome): CartWords {
  switch (outcome.kind) {
    case 'saved':
      return { message: savedWords()[action], tone: 'success' };
    case 'waiting':
      return { message: waitingWords(outcome), tone: 'info' };
    case 'refused':
      return { message: isWordless(outcome.message) ? failedWords()[action] : outcome.message, tone: 'error' };
    case 'unauthenticated':
      return { message: cartChangesTexts.loginFirst, tone: 'error' };
    case 'not-kept':
      if (action === 'delete') return { message: cartChangesTexts.deletionBroke, tone: 'error', alertDetail: reasonOf(outcome.error) };
      if (outcome.error instanceof StorageError) return { message: outcome.error.message, tone: 'error' };
      return { message: messageFor(outcome.error, action === 'update' ? cartChangesTexts.error : failedWords()[action]), tone: 'error' };
  }
}

/** The words for the call that was made may not be those for what the shopper did. */
function isWordless(message: string): boolean {
  return message === '' || Object.values(failedWords()).includes(message);
}

function reasonOf(error: unknown): string {
  return error instanceof StorageError ? error.message : messageFor(error, '');
}
