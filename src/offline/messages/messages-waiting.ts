import { createLocalFlag } from '../storage/local-text';
import { localKeys } from '../storage/storage-keys';

/** As far as this page knows. */
export interface MessagesWaiting {
  readonly waitingCount: number;
  readonly refusedCount: number;
  /** A logout deletes these. */
  readonly ofAccountCount: number;
}

const NONE: MessagesWaiting = { waitingCount: 0, refusedCount: 0, ofAccountCount: 0 };

function createMessagesWaiting() {
  const listeners = new Set<() => void>();
  let state = NONE;
  return {
    get: (): MessagesWaiting => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: MessagesWaiting): void {
      if (
        next.waitingCount === state.waitingCount &&
        next.refusedCount === state.refusedCount &&
        next.ofAccountCount === state.ofAccountCount
      )
        return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Set by `start-messages`, which is loaded only where messages may wait. */
export const messagesWaiting = createMessagesWaiting();

const mayWait = createLocalFlag(localKeys.messagesWait);

/** Opens no database. */
export const mayMessagesWait = mayWait.get;

export const noteMessagesWait = mayWait.set;
