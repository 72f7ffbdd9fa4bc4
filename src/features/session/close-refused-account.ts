import type { QueryClient } from '@tanstack/react-query';
import { hasRooms } from '../../offline/what-waits';
import { unsentOf } from './log-out-question';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';

/**
 * Orders, addresses and the cart. Unsent changes, messages, unfinished payments and the cart's choices stay, hidden, until the account logs
 * in. Never rejects.
 */
export async function closeRefusedAccount(queryClient: QueryClient): Promise<void> {
  const refused = refusedSession.get();
  if (refused === null || sessionStore.get() !== null) return;
  await import('../../offline/saved-queries/query-persistence').then(({ wipePrivate }) => wipePrivate(queryClient)).catch(() => undefined);
  await forgetSentRooms(refused.accountId).catch(() => undefined);
  const unsent = await unsentOf(refused.accountId);
  const isStill = refusedSession.get()?.accountId === refused.accountId;
  if (isStill && JSON.stringify(unsent) !== JSON.stringify(refused.unsent)) refusedSession.note({ ...refused, unsent });
}

async function forgetSentRooms(accountId: string): Promise<void> {
  if (hasRooms.get()) await (await import('../../offline/rooms')).rooms.discardSentOf(accountId);
}
