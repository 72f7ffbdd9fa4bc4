import type { QueryClient } from '@tanstack/react-query';
import { postLogout } from '../../api/session';
import { cartChoices } from '../../offline/cart-choices';
import { compareList } from '../../offline/compare-list';
import { hasRooms, mayMessagesWait } from '../../offline/what-waits';
import { StorageError } from '../../offline/storage/storage-error';
import { withTimeLimit } from '../../offline/storage/with-time-limit';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';

/** For the server's reply, and for the deletion of unsent changes and of saved replies. */
const LOGOUT_LIMIT_MS = 3_000;

/** Whom a press on 'Log out' is about. The store may have ended the session just before, as 'Sign out everywhere' asks it to. */
export function accountToLeave(): string | null {
  return sessionStore.accountId() ?? refusedSession.get()?.accountId ?? null;
}

/**
 * Deletes everything private of the account on this device in any case, and nothing of another that logs in meanwhile in another tab. A
 * server that does not respond is told later, by the hash of the key only.
 */
export async function logOut(queryClient: QueryClient, accountId = accountToLeave()): Promise<void> {
  await endSessionOnServer(accountId);
  await Promise.allSettled([wipeChanges(accountId), wipeMessages(accountId), wipeRooms(accountId), wipeReplies(queryClient, accountId)]);
  queryClient.removeQueries({ queryKey: isOtherHere(accountId) ? ['private', accountId] : ['private'] });
  if (!isOtherHere(accountId)) sessionStore.signOut();
  if (accountId !== null && refusedSession.get()?.accountId === accountId) refusedSession.forget();
  // After signing out: until then an open cart page saves its choices again, and rooms may still be exchanged.
  await wipeChoices(accountId).catch(() => undefined);
  wipeLateRooms(accountId).catch(() => undefined);
}

function isOtherHere(accountId: string | null): boolean {
  const here = sessionStore.accountId();
  return here !== null && here !== accountId;
}

async function endSessionOnServer(accountId: string | null): Promise<void> {
  const authKey = isOtherHere(accountId) ? undefined : sessionStore.get()?.authKey;
  // Noted first: the page may be closed before the server responds.
  const noted = await import('../../offline/note-logout').then(({ noteLogout }) => noteLogout(authKey)).catch(() => null);
  // The call would carry the other's key.
  if (isOtherHere(accountId)) return noted?.sendLater();
  await postLogout(undefined, { signal: AbortSignal.timeout(LOGOUT_LIMIT_MS) })
    .then(() => noted?.done())
    .catch(() => noted?.sendLater());
}

/** Other accounts on this device keep theirs. */
async function wipeChoices(accountId: string | null): Promise<void> {
  cartChoices.clear(accountId);
  const [{ cartQuote }, { keptSelections }, { recentSearches }, { sampleList }] = await Promise.all([
    import('../../offline/cart-quote'),
    import('../../offline/kept-selections'),
    import('../../offline/recent-searches'),
    import('../../offline/samples'),
  ]);
  cartQuote.clear(accountId);
  if (isOtherHere(accountId)) return;
  compareList.clear();
  keptSelections.clear();
  recentSearches.clear();
  sampleList.clear();
}

async function wipeChanges(accountId: string | null): Promise<void> {
  if (accountId === null) return;
  const { discardChangesOf } = await import('./close-refused-account');
  await withTimeLimit(LOGOUT_LIMIT_MS, discardChangesOf(accountId), () => new StorageError('unavailable'));
}

async function wipeReplies(queryClient: QueryClient, accountId: string | null): Promise<void> {
  if (isOtherHere(accountId)) return;
  const { wipePrivate } = await import('../../offline/saved-queries/query-persistence');
  // Rows that are left are deleted unread by the next account.
  await withTimeLimit(LOGOUT_LIMIT_MS, wipePrivate(queryClient), () => new StorageError('unavailable'));
}

/** Rooms that belong to no account stay. */
async function wipeRooms(accountId: string | null): Promise<void> {
  if (accountId === null || !hasRooms.get()) return;
  const { rooms } = await import('../../offline/rooms');
  await rooms.discardOf(accountId);
}

/** Not awaited: an exchange in another tab may take a while. */
async function wipeLateRooms(accountId: string | null): Promise<void> {
  if (accountId === null) return;
  const { rooms } = await import('../../offline/rooms');
  await rooms.discardLateOf(accountId);
}

/** A visitor's messages belong to no account and are still sent. */
async function wipeMessages(accountId: string | null): Promise<void> {
  if (accountId === null || !mayMessagesWait()) return;
  const { messages } = await import('../../offline/messages');
  await messages.dropOf(accountId);
}
