import type { ContactMessage } from '../../contract/site';

/** What a message form begins with: nothing, or a message that is to be corrected. */
export interface MessageDraft {
  /** Under which it is kept on this device; null while it is not. */
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
    /** The draft of a server-rendered document. */
    none: (): MessageDraft => NEW_MESSAGE,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The contact page opens with this message. */
    correct: (id: string, message: ContactMessage): void => set({ id, message }),
    clear: (): void => set(NEW_MESSAGE),
  };
}

export const messageDraft = createDraft();
