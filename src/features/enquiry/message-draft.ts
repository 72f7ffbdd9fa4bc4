import type { ContactMessage } from '../../contract/site';
import { isFields, textOf } from '../../offline/storage/stored-fields';
import { typed } from '../../offline/typed';
import { createValue } from '../../offline/value';
import { afterLogOut } from '../session/after-log-out';

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
    /** As it is typed: also a page that is closed at once keeps it. */
    type(message: ContactMessage): void {
      set({ ...get(), message });
      void typed.write('message', message);
    },
    /** What an earlier page left, unless something is typed already. */
    async restore(): Promise<void> {
      const message = readMessage(await typed.read('message'));
      if (message !== null && get() === NEW_MESSAGE) set({ id: null, message });
    },
    clear(): void {
      set(NEW_MESSAGE);
      void typed.write('message', null);
    },
  };
}

function readMessage(stored: unknown): ContactMessage | null {
  if (!isFields(stored)) return null;
  const { firstName, lastName, email, message } = stored;
  return { firstName: textOf(firstName), lastName: textOf(lastName), email: textOf(email), message: textOf(message) };
}

export const messageDraft = createDraft();

afterLogOut(messageDraft.clear);
