import type { QueryClient } from '@tanstack/react-query';
import { hasRooms, mayMessagesWait } from '../../offline/what-waits';
import { cartChanges } from '../../offline/cart';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';
import { unsentRoomsOf } from './unsent-rooms';

/**
 * Orders, addresses and the cart. Unsent changes, messages, unfinished payments and the cart's choices stay, hidden, until the account logs
 * in. Never rejects.
 */
export async function closeRefusedAccount(queryClient: QueryClient): Promise<void> {
  const refused = refusedSession.get();
  if (refused === null || sessionStore.get() !== null) return;
  await import('../../offline/saved-queries/query-persistence').then(({ wipePrivate }) => wipePrivate(queryClient)).catch(() => undefined);
  await forgetSentRooms(refused.accountId).catch(() => undefined);
  const unsentCount = await unsentOf(refused.accountId).catch(() => 0);
  const isStill = refusedSession.get()?.accountId === refused.accountId;
  if (isStill && unsentCount !== refused.unsentCount) refusedSession.note({ ...refused, unsentCount });
}

async function unsentOf(accountId: string): Promise<number> {
  const changes = (await cartChanges.read(accountId)).length + (await unsentRoomsOf(accountId));
  if (!mayMessagesWait()) return changes;
  const { messages } = await import('../../offline/messages');
  return changes + (await messages.read()).filter((message) => message.accountId === accountId).length;
}

async function forgetSentRooms(accountId: string): Promise<void> {
  if (hasRooms.get()) await (await import('../../offline/rooms')).rooms.discardSentOf(accountId);
}

/** At logout; loaded with this file, apart from the first screen. */
export function discardChangesOf(accountId: string): Promise<void> {
  return cartChanges.discardOf(accountId);
}
