import { localKeys } from '../storage/storage-keys';

/** How many messages to the shop are still on this device, as far as this page knows. */
export interface MessagesWaiting {
  readonly waitingCount: number;
  readonly refusedCount: number;
  /** How many of both were written by the account that is open: its logout takes them along. */
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

/** What the status pill counts. Filled by what keeps the messages, which is loaded only where there may be some. */
export const messagesWaiting = createMessagesWaiting();

/** Whether messages may wait on this device, without opening their database. */
export function mayMessagesWait(): boolean {
  try {
    return localStorage.getItem(localKeys.messagesWait) !== null;
  } catch {
    return false;
  }
}

/** Leaves word for the next start, here and in other tabs. */
export function noteMessagesWait(mayWait: boolean): void {
  try {
    if (mayWait) localStorage.setItem(localKeys.messagesWait, '1');
    else localStorage.removeItem(localKeys.messagesWait);
  } catch {
    return;
  }
}
