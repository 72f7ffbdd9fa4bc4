import { messageFor } from '../../api/errors';
import { postContactMessage } from '../../api/site';
import type { ContactMessage } from '../../contract/site';
import { messages } from '../../offline/messages/messages';
import { noteMessagesWait } from '../../offline/messages/messages-waiting';
import { outbox } from '../../offline/outbox/outbox';
import { sendMessages, type MessagesSent } from '../../offline/messages/send-messages';
import { startMessages } from '../../offline/messages/start-messages';

/** What became of a message: with the shop, safe on this device, kept but refused, or not sent and not kept. */
export type MessageFate =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting'; readonly isServerBusy: boolean }
  | { readonly kind: 'refused' | 'not-kept'; readonly reason: string };

/** A slow server does not keep the writer waiting: the message is safe on the device by then. */
const PATIENCE_MS = 4_000;

/**
 * Keeps a message on the device, then sends it. The same id is the same message, however often it is sent; `replacesId` is an
 * earlier wording that must not go out any more.
 */
export async function sendMessage(id: string, message: ContactMessage, replacesId: string | null): Promise<MessageFate> {
  await startMessages();
  noteMessagesWait(true);
  try {
    await messages.save(id, message, outbox.accountId());
    if (replacesId !== null) await messages.drop(replacesId);
  } catch {
    return sendUnkept(id, message);
  }
  const result = await Promise.race([sendMessages(true), patience()]).catch(() => null);
  return result === null ? { kind: 'waiting', isServerBusy: false } : fateOf(id, result);
}

function fateOf(id: string, { sent, refused, isServerBusy }: MessagesSent): MessageFate {
  const reason = refused.get(id);
  if (reason !== undefined) return { kind: 'refused', reason };
  // Another tab or the worker may have been quicker.
  const isGone = sent.includes(id) || !messages.entries().some((record) => record.id === id);
  return isGone ? { kind: 'sent' } : { kind: 'waiting', isServerBusy };
}

/** On a device that cannot keep anything the message is sent at once or not at all. */
async function sendUnkept(id: string, message: ContactMessage): Promise<MessageFate> {
  try {
    await postContactMessage(message, id);
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'not-kept', reason: messageFor(error, '') };
  }
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** Sends what waits, because a person asks for it. */
export async function sendWaitingMessages(): Promise<void> {
  await sendMessages(true);
}
