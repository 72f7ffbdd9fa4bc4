import type { ContactMessage } from '../../contract/site';
import { createValue } from '../../offline/value';
import { sessionStore } from '../session/session-store';

export interface MessageDraft {
  /** Null when it is not saved on this device. */
  readonly id: string | null;
  readonly message: ContactMessage;
}

export const NEW_MESSAGE: MessageDraft = { id: null, message: { firstName: '', lastName: '', email: '', message: '' } };

function createDraft() {
  const { get, set, subscribe } = createValue(NEW_MESSAGE);
  return {
    get,
    /** For server-rendered markup. */
    none: (): MessageDraft => NEW_MESSAGE,
    subscribe,
    correct: (id: string, message: ContactMessage): void => set({ id, message }),
    clear: (): void => set(NEW_MESSAGE),
  };
}

export const messageDraft = createDraft();

// After a logout another shopper may use this device.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) messageDraft.clear();
});
