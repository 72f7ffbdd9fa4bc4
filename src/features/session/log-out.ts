import type { QueryClient } from '@tanstack/react-query';
import { postLogout } from '../../api/session';
import { mayMessagesWait } from '../../offline/messages-waiting';
import { outbox } from '../../offline/outbox';
import { wipePrivate } from '../../offline/query-persistence';
import { sessionStore } from './session-store';

/** How long the goodbye to the server may hold up the shopper. */
const FAREWELL_LIMIT_MS = 3_000;

/** Leaves: tells the server if it can be reached, then forgets everything private on this device, reachable or not. */
export async function logOut(queryClient: QueryClient): Promise<void> {
  await postLogout(undefined, { signal: AbortSignal.timeout(FAREWELL_LIMIT_MS) }).catch(() => undefined);
  await Promise.allSettled([outbox.discardAll(), forgetMessages(), wipePrivate()]);
  queryClient.removeQueries({ queryKey: ['private'] });
  sessionStore.signOut();
}

/** What the shopper wrote leaves with them; a visitor's messages are nobody's account and still go out. */
async function forgetMessages(): Promise<void> {
  const accountId = sessionStore.accountId();
  if (accountId === null || !mayMessagesWait()) return;
  const { messages } = await import('../../offline/messages');
  await messages.dropOf(accountId);
}
