import { messageFor } from '../../api/errors';
import { cartWordsTexts } from '../../domain/cart-words.texts';
import { StorageError } from '../../offline/storage/storage-error';

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

const SAVED: Readonly<Record<CartAction, string>> = {
  add: cartWordsTexts.added,
  update: 'Cart updated successfully',
  delete: 'Item deleted successfully',
};

const FAILED: Readonly<Record<CartAction, string>> = {
  add: cartWordsTexts.failedToAdd,
  update: cartWordsTexts.failedToUpdate,
  delete: cartWordsTexts.failedToDelete,
};

/** Although a cart line is deleted. */
const DELETION_BROKE = 'Something went wrong while deleting address';
const WAITING = 'Saved on this device. We will update your cart when you are back online.';
const WAITING_IN_MEMORY = 'We will update your cart when you are back online. Please keep this page open.';
const KEPT = 'Saved on this device.';
const NO_REPLY = 'The store has not answered yet. We keep trying to update your cart.';
const FAULT = 'The store could not update your cart yet. We keep trying.';
const STAY = 'Please keep this page open.';

/** Says 'saved' only if the changes are stored on the device, 'online' only if the device is not, and 'not answered' only if it has not. */
export function waitingWords({ isDurable, isOnline, hasAnswered }: Waiting): string {
  if (!isOnline) return isDurable ? WAITING : WAITING_IN_MEMORY;
  const why = hasAnswered ? FAULT : NO_REPLY;
  return isDurable ? `${KEPT} ${why}` : `${why} ${STAY}`;
}

export function cartOutcomeWords(action: CartAction, outcome: CartOutcome): CartWords {
  switch (outcome.kind) {
    case 'saved':
      return { message: SAVED[action], tone: 'success' };
    case 'waiting':
      return { message: waitingWords(outcome), tone: 'info' };
    case 'refused':
      return { message: isWordless(outcome.message) ? FAILED[action] : outcome.message, tone: 'error' };
    case 'unauthenticated':
      return { message: 'Please login first', tone: 'error' };
    case 'not-kept':
      if (action === 'delete') return { message: DELETION_BROKE, tone: 'error', alertDetail: reasonOf(outcome.error) };
      if (outcome.error instanceof StorageError) return { message: outcome.error.message, tone: 'error' };
      return { message: messageFor(outcome.error, action === 'update' ? 'An error occurred' : FAILED[action]), tone: 'error' };
  }
}

/** The words for the call that was made may not be those for what the shopper did. */
function isWordless(message: string): boolean {
  return message === '' || Object.values(FAILED).includes(message);
}

function reasonOf(error: unknown): string {
  return error instanceof StorageError ? error.message : messageFor(error, '');
}
