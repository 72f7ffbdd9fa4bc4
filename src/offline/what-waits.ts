import { createLocalFlag } from './storage/local-text';
import { createValue } from './value';
import { localKeys } from './storage/storage-keys';

/** As far as this page knows. */
export interface MessagesWaiting {
  readonly waitingCount: number;
  readonly refusedCount: number;
  readonly what: WaitingMessage;
}

/** 'thing' for both. */
export type WaitingMessage = 'message' | 'sample order' | 'thing';

const NONE: MessagesWaiting = { waitingCount: 0, refusedCount: 0, what: 'message' };

function createMessagesWaiting() {
  const { get, set, subscribe } = createValue(NONE);
  return {
    get,
    subscribe,
    set(next: MessagesWaiting): void {
      const state = get();
      if (next.waitingCount === state.waitingCount && next.refusedCount === state.refusedCount && next.what === state.what) return;
      set(next);
    },
  };
}

/** Set by `start-messages.ts`, which is loaded only where messages may wait. */
export const messagesWaiting = createMessagesWaiting();

/** Messages may wait on this device. Opens no database. */
export const mayMessagesWait = createLocalFlag(localKeys.messagesWait);

/** A logout may not have reached the server. Opens no database. */
export const hasWaitingLogouts = createLocalFlag(localKeys.hasWaitingLogouts);

/** This device may have rooms. Opens no database. */
export const hasRooms = createLocalFlag(localKeys.roomsKept);
