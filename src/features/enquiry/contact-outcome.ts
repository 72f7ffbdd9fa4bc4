import type { ContactMessage } from '../../contract/site';
import { connection } from '../../offline/connection/connection';
import { randomUuid } from '../../offline/storage/random-uuid';
import { showAlert } from '../../ui/alert';
import { showToast } from '../../ui/toast';
import type { MessageDraft } from './message-draft';
import type { MessageOutcome } from './send-message';

const SENT = 'Thanks for the message, one of our team will be in touch shortly';
const FAILED = 'Something went wrong. Please try again.';
const WAITING = 'Saved on this device. We will send your message when you are back online.';
const NO_REPLY = 'Saved on this device. The store has not answered yet. We keep trying to send your message.';
/** The alert says what to do, so this asks for nothing. */
const BUSY = 'Your text is safe: it is saved on this device, and the shop gets it only once.';

interface Submitted {
  readonly submitted: MessageDraft;
  /** False keeps the form open with its text. */
  readonly isDone: boolean;
}

/** An unchanged text keeps its id; a changed one replaces the earlier message. */
export async function submitMessage(last: MessageDraft, message: ContactMessage): Promise<Submitted> {
  const { sendMessage } = await import('./send-message');
  const isSame = last.id !== null && isSameMessage(last.message, message);
  const id = isSame ? last.id : randomUuid();
  const outcome = await sendMessage(id, message, isSame ? null : last.id);
  tell(outcome);
  return { submitted: { id, message }, isDone: outcome.kind === 'sent' || (outcome.kind === 'waiting' && !outcome.isServerBusy) };
}

function tell(outcome: MessageOutcome): void {
  if (outcome.kind === 'sent') showToast({ message: SENT, tone: 'success' });
  else if (outcome.kind === 'waiting' && !outcome.isServerBusy)
    showToast({ message: connection.get().isOnline ? NO_REPLY : WAITING, tone: 'info' });
  else showAlert(FAILED, outcome.kind === 'waiting' ? BUSY : outcome.reason);
}

function isSameMessage(a: ContactMessage, b: ContactMessage): boolean {
  return a.firstName === b.firstName && a.lastName === b.lastName && a.email === b.email && a.message === b.message;
}
