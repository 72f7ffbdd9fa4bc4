/**
 * Every name under which the store keeps something in a browser. localStorage holds the session (SPEC 3); IndexedDB holds
 * what must outlive a page: unsent cart changes, payments whose order is not yet made, the worker's copy of the session,
 * saved API replies (public and private apart, so that a logout can wipe the private ones); Cache Storage holds pictures,
 * video and the scripts of the build before; sessionStorage how far lists were opened. Renaming one loses its data.
 */
export const localKeys = {
  authKey: 'authKey',
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  /** SHA-256 of the lower-cased e-mail: whose offline changes and saved replies these are. */
  accountId: 'accountId',
  /** The random UUID of SPEC 3. */
  deviceToken: 'deviceToken',
  rememberedEmail: 'rememberedEmail',
} as const;

/** The test pages' access token (SPEC 2). Apart from the others, so that only a build with those pages carries it. */
export const accountingTokenKey = 'accountingAccessToken';

/** In sessionStorage: how many floors the list at one entry of the history shows. */
export function shownFloorsKey(historyEntry: string): string {
  return `shownFloors:${historyEntry}`;
}

export const databaseNames = {
  outbox: 'sps-outbox',
  session: 'sps-session',
  publicQueries: 'sps-queries-public',
  privateQueries: 'sps-queries-private',
  payments: 'sps-payments',
} as const;

/** The one object store of each database; idb-keyval keeps one per database. */
export const OBJECT_STORE = 'records';

export const cacheNames = { media: 'sps-media', video: 'sps-video', earlierCode: 'sps-earlier-code' } as const;

export const channelNames = { outbox: 'sps-outbox' } as const;

/** Tag of the Background Sync registration that drains the outbox. */
export const OUTBOX_SYNC_TAG = 'sps-outbox';

/** Name of the Web Lock that lets one tab or worker drain one account's changes. */
export function outboxLock(accountId: string): string {
  return `outbox:${accountId}`;
}
