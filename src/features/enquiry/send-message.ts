import { messageFor, NetworkError } from '../../api/errors';
import { postContactMessage, postSampleRequest } from '../../api/site';
import { cartChanges } from '../../offline/cart';
import { connection } from '../../offline/connection/connection';
import { isSampleRequest, type ShopMessage } from '../../offline/message-record';
import { messages, sendMessages } from '../../offline/messages';
import { startMessages } from '../../offline/start-messages';
import { untilPressCounts, type Tries } from '../../offline/sync/backoff';
import { mayMessagesWait } from '../../offline/what-waits';

export type MessageOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting'; readonly isServerBusy: boolean }
  | { readonly kind: 'refused' | 'not-kept'; readonly reason: string };

/** The message is then safe on the device. */
const PATIENCE_MS = 4_000;
const STILL_WAITING: MessageOutcome = { kind: 'waiting', isServerBusy: false };

/** Sending the same id again is safe. `replacesId` is an earlier version that must no longer be sent. */
export async function sendMessage(id: string, message: ShopMessage, replacesId: string | null): Promise<MessageOutcome> {
  await startMessages();
  mayMessagesWait.set(true);
  const save = async (makesRoom: boolean): Promise<void> => {
    await messages.save(id, message, cartChanges.accountId(), makesRoom);
    if (replacesId !== null) await messages.drop(replacesId);
  };
  try {
    await save(!connection.get().isOnline);
  } catch {
    try {
      await sendUnkept(id, message);
      return { kind: 'sent' };
    } catch (error) {
      const notKept: MessageOutcome = { kind: 'not-kept', reason: messageFor(error, '') };
      if (!(error instanceof NetworkError)) return notKept;
      // Nothing else is left: what can be loaded again makes room.
      const isSaved = await save(true).then(
        () => true,
        () => false,
      );
      if (!isSaved) return notKept;
    }
  }
  // A press soon after a try waits for the minimum interval between two tries.
  await untilPressCounts(waitingTries());
  return Promise.race([sendMessages().then(() => outcomeOf(id)), patience()]).catch(() => STILL_WAITING);
}

/** Whoever received the reply first: this page, another tab or the worker. */
function outcomeOf(id: string): MessageOutcome {
  const own = messages.entries().find((record) => record.id === id);
  if (own === undefined) return { kind: 'sent' };
  return own.state === 'refused' ? { kind: 'refused', reason: own.refusal ?? '' } : { kind: 'waiting', isServerBusy: own.isStoreBusy };
}

/** At once or not at all. */
function sendUnkept(id: string, message: ShopMessage): Promise<unknown> {
  return isSampleRequest(message) ? postSampleRequest(message, id) : postContactMessage(message, id);
}

function patience(): Promise<MessageOutcome> {
  return new Promise((resolve) => setTimeout(() => resolve(STILL_WAITING), PATIENCE_MS));
}

export async function sendWaitingMessages(): Promise<void> {
  await untilPressCounts(waitingTries());
  await sendMessages('person');
}

function waitingTries(): readonly Tries[] {
  return messages.entries().flatMap(({ state, tries }) => (state === 'waiting' ? [tries] : []));
}
