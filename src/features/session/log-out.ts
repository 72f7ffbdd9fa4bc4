import type { QueryClient } from '@tanstack/react-query';
import { onDemand } from '../../api/on-demand';
import { mayMessagesWait } from '../../offline/messages/messages-waiting';
import { outbox } from '../../offline/outbox/outbox';
import { sessionStore } from './session-store';

const session = onDemand(() => import('../../api/session'));

/** How long the goodbye to the server may hold up the shopper. */
const FAREWELL_LIMIT_MS = 3_000;

/** Leaves: tells the server if it can be reached, then forgets everything private on this device, reachable or not. */
export async function logOut(queryClient: QueryClient): Promise<void> {
  const farewell = session().then(({ postLogout }) => postLogout(undefined, { signal: AbortSignal.timeout(FAREWELL_LIMIT_MS) }));
  await farewell.catch(() => undefined);
  await Promise.allSettled([outbox.discardAll(), forgetMessages(), forgetReplies(queryClient)]);
  queryClient.removeQueries({ queryKey: ['private'] });
  sessionStore.signOut();
}

async function forgetReplies(queryClient: QueryClient): Promise<void> {
  const { wipePrivate } = await import('../../offline/saved-queries/query-persistence');
  await wipePrivate(queryClient);
}

/** What the shopper wrote leaves with them; a visitor's messages are nobody's account and still go out. */
async function forgetMessages(): Promise<void> {
  const accountId = sessionStore.accountId();
  if (accountId === null || !mayMessagesWait()) return;
  const { messages } = await import('../../offline/messages/messages');
  await messages.dropOf(accountId);
}
