import type { QueryClient } from '@tanstack/react-query';
import { postLogout } from '../../api/session';
import type { DeviceDataThatIs } from '../../domain/device-data';
import { cartChanges } from '../../offline/cart';
import { cartChoices } from '../../offline/cart-choices';
import { compareList } from '../../offline/compare-list';
import { StorageError } from '../../offline/storage/storage-error';
import { withTimeLimit } from '../../offline/storage/with-time-limit';
import { typed } from '../../offline/typed';
import { hasRooms, mayMessagesWait } from '../../offline/what-waits';
import type { LeftBehind } from './log-out-question';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';

/** For the server's reply, and for the deletion of unsent changes and of saved replies. */
const LOGOUT_LIMIT_MS = 3_000;

interface Leaving {
  /** Null when nobody was signed in. */
  readonly accountId: string | null;
  readonly queryClient: QueryClient;
  /** What the shopper did not leave on the device. */
  readonly chosen: readonly LeftBehind[];
}

type Deletion = (leaving: Leaving) => unknown;

interface Deletions {
  /** Before the sign-out: a page that is closed meanwhile leaves nothing behind. */
  readonly first?: Deletion;
  /** Begun in this order. Until the sign-out an open cart page saves its choices again, and rooms may still be exchanged. */
  readonly last?: Deletion;
}

const ofAccount =
  (discard: (accountId: string) => unknown): Deletion =>
  ({ accountId }) =>
    accountId === null ? undefined : discard(accountId);

/** What belongs to whoever uses the device. */
const ofDevice =
  (discard: () => unknown): Deletion =>
  ({ accountId }) =>
    isOtherHere(accountId) ? undefined : discard();

const ifChosen =
  (what: LeftBehind, discard: () => Promise<unknown>): Deletion =>
  ({ chosen }) =>
    chosen.includes(what) ? inTime(discard()) : undefined;

async function dropMessagesOf(accountId: string | null): Promise<void> {
  if (mayMessagesWait.get()) await (await import('../../offline/messages')).messages.dropOf(accountId);
}

/** Other accounts on this device keep theirs. */
const DELETIONS: Readonly<Record<DeviceDataThatIs<'asked' | 'deleted' | 'offered'>, Deletions>> = {
  signIn: { last: ({ accountId }) => signOut(accountId) },
  accountPages: { first: forgetReplies },
  cart: { first: ofAccount((accountId) => inTime(cartChanges.discardOf(accountId))) },
  rooms: {
    first: ofAccount(async (accountId) => (hasRooms.get() ? (await import('../../offline/rooms')).rooms.discardOf(accountId) : undefined)),
    // Not awaited: an exchange in another tab may take a while.
    last: ofAccount((accountId) => {
      import('../../offline/rooms').then(({ rooms }) => rooms.discardLateOf(accountId)).catch(() => undefined);
    }),
  },
  messages: { first: ofAccount((accountId) => dropMessagesOf(accountId)) },
  visitorRooms: { first: ifChosen('visitorRooms', async () => (await import('../../offline/rooms')).rooms.discardOfDevice()) },
  visitorMessages: { first: ifChosen('visitorMessages', () => dropMessagesOf(null)) },
  quotes: { first: ifChosen('quotes', async () => (await import('../../offline/quotes')).quotes.removeAll()) },
  drafts: { first: ofDevice(() => inTime(typed.clear())) },
  cartChoices: { last: ({ accountId }) => cartChoices.clear(accountId) },
  cartQuote: { last: async ({ accountId }) => (await import('../../offline/cart-quote')).cartQuote.clear(accountId) },
  compareList: { last: ofDevice(compareList.clear) },
  floorSelections: { last: ofDevice(async () => (await import('../../offline/kept-selections')).keptSelections.clear()) },
  searches: { last: ofDevice(async () => (await import('../../offline/recent-searches')).recentSearches.clear()) },
  samples: { last: ofDevice(async () => (await import('../../offline/samples')).sampleList.clear()) },
};

/** Whom a press on 'Log out' is about. The store may have ended the session just before, as 'Sign out everywhere' asks it to. */
export function accountToLeave(): string | null {
  return sessionStore.accountId() ?? refusedSession.get()?.accountId ?? null;
}

/**
 * Deletes everything private of the account on this device in any case, what was `chosen` of the time before its login, and nothing of another
 * that logs in meanwhile in another tab. A server that does not respond is told later, by the hash of the key only.
 */
export async function logOut(queryClient: QueryClient, accountId = accountToLeave(), chosen: readonly LeftBehind[] = []): Promise<void> {
  const leaving = { accountId, queryClient, chosen };
  await endSessionOnServer(accountId);
  await Promise.allSettled(Object.values(DELETIONS).map(async ({ first }) => first?.(leaving)));
  await Promise.allSettled(Object.values(DELETIONS).map(async ({ last }) => last?.(leaving)));
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

function signOut(accountId: string | null): void {
  if (!isOtherHere(accountId)) sessionStore.signOut();
  if (accountId !== null && refusedSession.get()?.accountId === accountId) refusedSession.forget();
}

/** Rows that are left are deleted unread by the next account. */
async function forgetReplies({ accountId, queryClient }: Leaving): Promise<void> {
  if (!isOtherHere(accountId)) {
    const { wipePrivate } = await import('../../offline/saved-queries/query-persistence');
    await inTime(wipePrivate(queryClient)).catch(() => undefined);
  }
  queryClient.removeQueries({ queryKey: isOtherHere(accountId) ? ['private', accountId] : ['private'] });
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  return withTimeLimit(LOGOUT_LIMIT_MS, work, () => new StorageError('unavailable'));
}
