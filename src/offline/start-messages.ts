import { cartChanges } from './cart';
import { earlierCustomers } from './counter-quotes';
import { isSampleRequest, type MessageRecord } from './message-record';
import { messages, sendMessages } from './messages';
import { startWakeUps } from './sync/wake-ups';
import { mayMessagesWait, messagesWaiting } from './what-waits';

let started: Promise<void> | undefined;

/** Idempotent. */
export function startMessages(): Promise<void> {
  started ??= start();
  return started;
}

/** A visitor's is visible to everybody, an account's only to that account. */
export function isOwnMessage({ accountId, savedAt }: MessageRecord): boolean {
  if (accountId !== null) return accountId === cartChanges.accountId();
  return savedAt > earlierCustomers.through() || earlierCustomers.isUnlocked();
}

async function start(): Promise<void> {
  const count = (): void => {
    const own = messages.entries().filter(isOwnMessage);
    const waitingCount = own.filter(({ state }) => state === 'waiting').length;
    const sampleCount = own.filter(({ message }) => isSampleRequest(message)).length;
    const what = sampleCount === 0 ? 'message' : sampleCount === own.length ? 'sample order' : 'thing';
    messagesWaiting.set({ waitingCount, refusedCount: own.length - waitingCount, what });
    mayMessagesWait.set(messages.entries().length > 0);
  };
  messages.subscribe(count);
  cartChanges.subscribe(count);
  await messages.open();
  startWakeUps({
    drain: sendMessages,
    subscribe: messages.subscribe,
    newest: () => messages.entries().findLast(({ state }) => state === 'waiting')?.id ?? '',
  });
}
