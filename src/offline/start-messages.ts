import { messages } from './messages';
import { messagesWaiting, noteMessagesWait } from './messages-waiting';
import { outbox } from './outbox';
import { sendMessages } from './send-messages';
import { startWakeUps } from './wake-ups';

let started: Promise<void> | undefined;

/** Follows the messages of this device and sends them whenever they may get through. Does it once, however often it is called. */
export function startMessages(): Promise<void> {
  started ??= start();
  return started;
}

/** The messages that who uses the device now has written: a visitor's, and those of the account that is open. */
export function ownMessages(): ReturnType<typeof messages.entries> {
  const accountId = outbox.accountId();
  return messages.entries().filter((record) => record.accountId === null || record.accountId === accountId);
}

async function start(): Promise<void> {
  const count = (): void => {
    const own = ownMessages();
    const waitingCount = own.filter(({ state }) => state === 'waiting').length;
    messagesWaiting.set({ waitingCount, refusedCount: own.length - waitingCount });
    noteMessagesWait(messages.entries().length > 0);
  };
  messages.subscribe(count);
  outbox.subscribe(count);
  await messages.open().catch(() => undefined);
  startWakeUps({
    drain: async () => {
      const { waitingCount, notBeforeMs } = await sendMessages();
      return { isDone: waitingCount === 0, notBeforeMs };
    },
    subscribe: messages.subscribe,
    newest: () => messages.entries().findLast(({ state }) => state === 'waiting')?.id ?? '',
  });
}
