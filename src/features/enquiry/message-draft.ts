import type { ContactMessage } from '../../contract/site';
import { sessionStore } from '../session/session-store';

export interface MessageDraft {
  /** Null when it is not saved on this device. */
  readonly id: string | null;
  readonly message: ContactMessage;
}

export const NEW_MESSAGE: MessageDraft = { id: null, message: { firstName: '', lastName: '', email: '', message: '' } };

function createDraft() {
  const listeners = new Set<() => void>();
  let draft = NEW_MESSAGE;
  const set = (next: MessageDraft): void => {
    draft = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: (): MessageDraft => draft,
    /** For server-rendered markup. */
    none: (): MessageDraft => NEW_MESSAGE,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    correct: (id: string, message: ContactMessage): void => set({ id, message }),
    clear: (): void => set(NEW_MESSAGE),
  };
}

export const messageDraft = createDraft();

// After a logout another shopper may use this device.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) messageDraft.clear();
});
