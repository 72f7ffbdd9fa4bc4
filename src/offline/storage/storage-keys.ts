/**
 * Every name under which the store keeps something in a browser. localStorage holds the session (SPEC 3); IndexedDB holds
 * what must outlive a page: unsent cart changes and messages, payments whose order is not yet made, the worker's copy of the session,
 * saved API replies (public and private apart, so that a logout can wipe the private ones); Cache Storage holds pictures,
 * video and the scripts of the build before; sessionStorage how far lists were opened and scrolled. Renaming one loses its data.
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
  /** Set while this device keeps the catalogue, or is about to: 'working' goes on at the next start. A visit without it looks nowhere. */
  offlineCatalogue: 'keptCatalogue',
  /** Set when a person did not want the catalogue kept: it is not offered again. */
  offlineCatalogueDeclined: 'keptCatalogueDeclined',
  /** Set while messages to the shop may wait on this device: a visit without it opens no database for them. */
  messagesWait: 'messagesWait',
} as const;

/** The test pages' access token (SPEC 2). Apart from the others, so that only a build with those pages carries it. */
export const accountingTokenKey = 'accountingAccessToken';

/** In sessionStorage, with the key of an entry of the history behind it: how many floors the list there shows. */
export const SHOWN_FLOORS = 'shownFloors:';
/** In sessionStorage: the entry of the history that the tab showed when its page was left, and how far down. */
export const LEFT_PLACE = 'leftPlace';

export const databaseNames = {
  outbox: 'sps-outbox',
  session: 'sps-session',
  publicQueries: 'sps-queries-public',
  privateQueries: 'sps-queries-private',
  payments: 'sps-payments',
  /** The whole catalogue, public: a logout leaves it. */
  offlineCatalogue: 'sps-kept-catalogue',
  messages: 'sps-messages',
} as const;

/** The one object store of each database; idb-keyval keeps one per database. */
export const OBJECT_STORE = 'records';

export const cacheNames = { media: 'sps-media', video: 'sps-video', earlierCode: 'sps-earlier-code' } as const;

/** The pictures of the kept catalogue. Apart from `cacheNames`, whose caches may be emptied whenever space is short. */
export const OFFLINE_PICTURES_CACHE = 'sps-kept-pictures';

export const channelNames = { outbox: 'sps-outbox', offlineCatalogue: 'sps-kept-catalogue', messages: 'sps-messages' } as const;

/** Tag of the Background Sync registration that drains the outbox. */
export const OUTBOX_SYNC_TAG = 'sps-outbox';

/** Name of the Web Lock that lets one tab or worker send the messages. */
export const MESSAGES_LOCK = 'messages';

/** Name of the Web Lock that lets one tab fetch the catalogue to be kept. */
export const CATALOGUE_LOCK = 'kept-catalogue';

/** Name of the Web Lock that lets one tab or worker drain one account's changes. */
export function outboxLock(accountId: string): string {
  return `outbox:${accountId}`;
}
