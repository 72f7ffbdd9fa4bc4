import { messageFor } from '../../api/errors';
import { StorageError } from '../../offline/storage/storage-error';
import { ADDED, FAILED_TO_ADD } from './add-failure';

export type CartAction = 'add' | 'update' | 'delete';

/** 'not-kept': neither stored on this device nor sent. */
export type CartOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'waiting'; readonly isDurable: boolean; readonly isOnline: boolean }
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
  add: ADDED,
  update: 'Cart updated successfully',
  delete: 'Item deleted successfully',
};

const FAILED: Readonly<Record<CartAction, string>> = {
  add: FAILED_TO_ADD,
  update: 'Failed to update cart',
  delete: 'Failed to delete item',
};

/** Although a cart line is deleted. */
const DELETION_BROKE = 'Something went wrong while deleting address';
const WAITING = 'Saved on this device. We will update your cart when you are back online.';
const WAITING_IN_MEMORY = 'We will update your cart when you are back online. Please keep this page open.';
const NO_REPLY = 'Saved on this device. The store has not answered yet. We keep trying to update your cart.';
const NO_REPLY_IN_MEMORY = 'The store has not answered yet. We keep trying to update your cart. Please keep this page open.';

/** Says 'saved' only if the changes are stored on the device, and 'online' only if the device is not. */
export function waitingWords({ isDurable, isOnline }: { readonly isDurable: boolean; readonly isOnline: boolean }): string {
  if (isOnline) return isDurable ? NO_REPLY : NO_REPLY_IN_MEMORY;
  return isDurable ? WAITING : WAITING_IN_MEMORY;
}

export function cartOutcomeWords(action: CartAction, outcome: CartOutcome): CartWords {
  switch (outcome.kind) {
    case 'saved':
      return { message: SAVED[action], tone: 'success' };
    case 'waiting':
      return { message: waitingWords(outcome), tone: 'info' };
    case 'refused':
      return { message: outcome.message === '' ? FAILED[action] : outcome.message, tone: 'error' };
    case 'unauthenticated':
      return { message: 'Please login first', tone: 'error' };
    case 'not-kept':
      if (action === 'delete') return { message: DELETION_BROKE, tone: 'error', alertDetail: reasonOf(outcome.error) };
      if (outcome.error instanceof StorageError) return { message: outcome.error.message, tone: 'error' };
      return { message: messageFor(outcome.error, action === 'update' ? 'An error occurred' : FAILED[action]), tone: 'error' };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof StorageError ? error.message : messageFor(error, '');
}
