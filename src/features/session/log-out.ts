import type { QueryClient } from '@tanstack/react-query';
import { postLogout } from '../../api/session';
import { cartChoices } from '../../offline/cart-choices';
import { compareList } from '../../offline/compare-list';
import { mayMessagesWait } from '../../offline/messages/messages-waiting';
import { outbox } from '../../offline/outbox/outbox';
import { hasRooms } from '../../offline/rooms/rooms-noted';
import { StorageError } from '../../offline/storage/storage-error';
import { withTimeLimit } from '../../offline/storage/with-time-limit';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';

/** For the server's reply, and for the deletion of saved replies. */
const LOGOUT_LIMIT_MS = 3_000;

/** Deletes everything private on this device in any case. A server that does not respond is told later, by the hash of the key only. */
export async function logOut(queryClient: QueryClient): Promise<void> {
  // The store may have ended the session just before, as 'Sign out everywhere' asks it to.
  const accountId = sessionStore.accountId() ?? refusedSession.get()?.accountId ?? null;
  await endSessionOnServer();
  await Promise.allSettled([outbox.discardAll(), wipeMessages(), wipeRooms(), wipeReplies(queryClient)]);
  queryClient.removeQueries({ queryKey: ['private'] });
  sessionStore.signOut();
  // After signing out: until then an open cart page saves its choices again, and rooms may still be exchanged.
  await wipeChoices(accountId).catch(() => undefined);
  wipeLateRooms(accountId).catch(() => undefined);
}

async function endSessionOnServer(): Promise<void> {
  // Noted first: the page may be closed before the server responds.
  const noted = await import('../../offline/logouts/note-logout')
    .then(({ noteLogout }) => noteLogout(sessionStore.get()?.authKey))
    .catch(() => null);
  await postLogout(undefined, { signal: AbortSignal.timeout(LOGOUT_LIMIT_MS) })
    .then(() => noted?.done())
    .catch(() => noted?.sendLater());
}

/** Other accounts on this device keep theirs. */
async function wipeChoices(accountId: string | null): Promise<void> {
  cartChoices.clear(accountId);
  compareList.clear();
  const [{ cartQuote }, { keptSelections }, { recentSearches }, { sampleList }] = await Promise.all([
    import('../../offline/cart-quote'),
    import('../../offline/kept-selections'),
    import('../../offline/recent-searches'),
    import('../../offline/sample-list'),
  ]);
  cartQuote.clear(accountId);
  keptSelections.clear();
  recentSearches.clear();
  sampleList.clear();
}

async function wipeReplies(queryClient: QueryClient): Promise<void> {
  const { wipePrivate } = await import('../../offline/saved-queries/query-persistence');
  // Rows that are left are deleted unread by the next account.
  await withTimeLimit(LOGOUT_LIMIT_MS, wipePrivate(queryClient), () => new StorageError('unavailable'));
}

/** Rooms that belong to no account stay. */
async function wipeRooms(): Promise<void> {
  const accountId = sessionStore.accountId();
  if (accountId === null || !hasRooms()) return;
  const { forgetProjectsOf } = await import('../../offline/rooms/account-projects');
  await forgetProjectsOf(accountId);
}

/** Not awaited: an exchange in another tab may take a while. */
async function wipeLateRooms(accountId: string | null): Promise<void> {
  if (accountId === null) return;
  const { forgetLateProjectsOf } = await import('../../offline/rooms/account-projects');
  await forgetLateProjectsOf(accountId);
}

/** A visitor's messages belong to no account and are still sent. */
async function wipeMessages(): Promise<void> {
  const accountId = sessionStore.accountId();
  if (accountId === null || !mayMessagesWait()) return;
  const { messages } = await import('../../offline/messages/messages');
  await messages.dropOf(accountId);
}
