import type { ContactMessage } from '../../contract/site';
import { connection } from '../../offline/connection/connection';
import { randomUuid } from '../../offline/storage/random-uuid';
import { showAlert } from '../../ui/alert';
import { showToast } from '../../ui/toast';
import type { MessageDraft } from './message-draft';
import type { MessageOutcome } from './send-message';
import { enquiryTexts } from './enquiry.texts';

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
  if (outcome.kind === 'sent') showToast({ message: enquiryTexts.sent, tone: 'success' });
  else if (outcome.kind === 'waiting' && !outcome.isServerBusy)
    showToast({ message: connection.get().isOnline ? enquiryTexts.noReply : enquiryTexts.savedUntilOnline, tone: 'info' });
  // The alert says what to do, so its detail asks for nothing.
  else showAlert(enquiryTexts.failed, outcome.kind === 'waiting' ? enquiryTexts.busy : outcome.reason);
}

function isSameMessage(a: ContactMessage, b: ContactMessage): boolean {
  return a.firstName === b.firstName && a.lastName === b.lastName && a.email === b.email && a.message === b.message;
}
