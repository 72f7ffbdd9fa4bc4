import type { ContactMessage } from '../../contract/site';

/** What a message form begins with: nothing, or a message that is to be corrected. */
export interface MessageDraft {
  /** Under which it is kept on this device; null while it is not. */
  readonly id: string | null;
  readonly message: ContactMessage;
}

const EMPTY: MessageDraft = { id: null, message: { firstName: '', lastName: '', email: '', message: '' } };

function createDraft() {
  const listeners = new Set<() => void>();
  let draft = EMPTY;
  const set = (next: MessageDraft): void => {
    draft = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: (): MessageDraft => draft,
    /** The draft of a server-rendered document. */
    none: (): MessageDraft => EMPTY,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The contact page opens with this message. */
    correct: (id: string, message: ContactMessage): void => set({ id, message }),
    clear: (): void => set(EMPTY),
  };
}

export const messageDraft = createDraft();
