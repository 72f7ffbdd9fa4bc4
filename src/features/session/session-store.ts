import { sessionTexts } from './session.texts';
import { useSyncExternalStore } from 'react';
import type { Session } from '../../domain/session';
import { localKeys } from '../../offline/storage/storage-keys';
import { showToast } from '../../ui/toast';
import { shortHash } from './account-id';
import { localStore } from './local-store';
import { refusedSession } from './refused-session';

export interface Held {
  readonly session: Session;
  readonly accountId: string;
}

const SESSION_KEYS = [localKeys.authKey, localKeys.firstName, localKeys.lastName, localKeys.fullName, localKeys.accountId];

const listeners = new Set<() => void>();
/** Undefined until localStorage has been read. */
let held: Held | null | undefined;
/** Opens or closes the shopper's data on this device. */
let follow: (held: Held | null) => void = () => undefined;

function restore(): Held | null {
  const authKey = localStore.read(localKeys.authKey);
  const firstName = localStore.read(localKeys.firstName);
  const lastName = localStore.read(localKeys.lastName);
  if (authKey === null || authKey === '' || firstName === null || lastName === null) return null;
  const fullName = localStore.read(localKeys.fullName) ?? `${firstName} ${lastName}`.trim();
  const accountId = localStore.read(localKeys.accountId) ?? shortHash(authKey);
  return { session: { authKey, firstName, lastName, fullName }, accountId };
}

function current(): Held | null {
  if (typeof window === 'undefined') return null;
  held ??= restore();
  return held;
}

function hold(next: Held | null): void {
  held = next;
  follow(next);
  for (const listener of listeners) listener();
}

function followOtherTab(next: Held | null): boolean {
  const known = current();
  if (next?.session.authKey === known?.session.authKey && next?.accountId === known?.accountId) return false;
  hold(next);
  return true;
}

/** A page in the back/forward cache receives no storage events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) followOtherTab(restore());
}

function onStorage(event: StorageEvent): void {
  const isOurs = event.key === null || SESSION_KEYS.some((key) => key === event.key);
  if (!isOurs) return;
  const next = restore();
  if (!followOtherTab(next)) return;
  // A logout removes its keys one by one; clearing site data has no key.
  if (event.key === null && next === null) showToast({ message: sessionTexts.dataDeleted, tone: 'error' });
}

/** LocalStorage under four keys, and memory for browsers that refuse storage. Other tabs follow. */
export const sessionStore = {
  get: (): Session | null => current()?.session ?? null,
  accountId: (): string | null => current()?.accountId ?? null,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Once per page. */
  start(onChange: (held: Held | null) => void): void {
    follow = onChange;
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    // Another tab may have signed in since the first read.
    hold(restore() ?? current());
  },

  signIn(session: Session, accountId: string): void {
    localStore.write(localKeys.authKey, session.authKey);
    localStore.write(localKeys.firstName, session.firstName);
    localStore.write(localKeys.lastName, session.lastName);
    localStore.write(localKeys.fullName, session.fullName);
    localStore.write(localKeys.accountId, accountId);
    refusedSession.forget();
    hold({ session, accountId });
  },

  signOut(): void {
    for (const key of SESSION_KEYS) localStore.remove(key);
    hold(null);
  },
};

/** Null on the server and during hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => null);
}

export function useAccountId(): string | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.accountId, () => null);
}
