/**
 * Every name under which the store saves something in a browser: docs/decisions and DESIGN 4 say what and why. Renaming one loses the data that
 * devices have saved under it.
 */
export const localKeys = {
  authKey: 'authKey',
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  /** SHA-256 of the lower-cased email: the owner of offline changes and saved responses. */
  accountId: 'accountId',
  /** The random UUID of SPEC 3. */
  deviceToken: 'deviceToken',
  rememberedEmail: 'rememberedEmail',
  /** The account that was logged out because the server refuses its key, until the next login. */
  refusedSession: 'refusedSession',
  /** The choices in the cart, for one account, until its order or logout. */
  cartChoices: 'cartChoices',
  /** The quote of one account's cart, until the cart contains none of its floors, or the logout. */
  cartQuote: 'cartQuote',
  /** Typed and ticked values on floors' pages, until the logout. */
  keptSelections: 'keptSelections',
  /** The floors to compare, until they are removed or the logout. */
  compareList: 'compareList',
  /** The floors to order samples of, until they are ordered or removed, or the logout. */
  samples: 'samples',
  /** Recent searches, until they are cleared or someone logs out. */
  recentSearches: 'recentSearches',
  /** 'on' on a device of the shop. */
  counterMode: 'counterMode',
  /** State of the offline catalogue; 'working' resumes at the next start. Absent without one: its database is then not opened. */
  offlineCatalogue: 'keptCatalogue',
  /** Set when a person declined the offline catalogue: it is not offered again. */
  offlineCatalogueDeclined: 'keptCatalogueDeclined',
  /** Set while messages to the shop may wait on this device. Absent: no database is opened for them. */
  messagesWait: 'messagesWait',
  /** Set while this device has measured rooms. Absent: a login or logout does not open their database. */
  roomsKept: 'roomsKept',
  /** Set while a logout on this device may not have reached the server. */
  hasWaitingLogouts: 'logoutsWait',
} as const;

/** The test pages' access token (SPEC 2). A separate export, so that only builds with those pages contain it. */
export const accountingTokenKey = 'accountingAccessToken';

/** sessionStorage: the add-to-cart press that a login interrupted, of one floor or of a whole project. */
export const PENDING_ADD = 'pendingAdd';

/** sessionStorage, also written by the document's own script. */
export { RELOADED_FOR_CODE } from '../../domain/inline-json';

export const databaseNames = {
  outbox: 'sps-outbox',
  session: 'sps-session',
  publicQueries: 'sps-queries-public',
  privateQueries: 'sps-queries-private',
  payments: 'sps-payments',
  /** The offline catalogue: public, so a logout leaves it. */
  offlineCatalogue: 'sps-kept-catalogue',
  messages: 'sps-messages',
  /** Measured rooms. A logout deletes the account's and leaves the device's own. */
  rooms: 'sps-rooms',
  /** Quotes made or opened on this device; a logout leaves them. */
  quotes: 'sps-quotes',
  /** Hashes of keys whose logout waits for a connection. */
  logouts: 'sps-logouts',
} as const;

/** The object store of each database; idb-keyval uses one per database. */
export const OBJECT_STORE = 'records';

export const cacheNames = { media: 'sps-media', video: 'sps-video', earlierCode: 'sps-earlier-code' } as const;

/** Pictures of the offline catalogue. Not in `cacheNames`: those caches may be emptied whenever space is short. */
export const OFFLINE_PICTURES_CACHE = 'sps-kept-pictures';

export const channelNames = {
  outbox: 'sps-outbox',
  offlineCatalogue: 'sps-kept-catalogue',
  messages: 'sps-messages',
  rooms: 'sps-rooms',
  quotes: 'sps-quotes',
} as const;

/** Tag of the Background Sync registration that drains the outbox. */
export const OUTBOX_SYNC_TAG = 'sps-outbox';

/** Web Lock: one tab or worker sends messages at a time. */
export const MESSAGES_LOCK = 'messages';

/** Web Lock: one tab exchanges an account's rooms with the server at a time. */
export const ROOMS_LOCK = 'rooms';

/** Web Lock: one tab or worker sends logouts at a time. */
export const LOGOUTS_LOCK = 'logouts';

/** Web Lock: one tab downloads the offline catalogue at a time. */
export const CATALOGUE_LOCK = 'kept-catalogue';

/** Web Lock: one tab or worker drains an account's outbox at a time. */
export function outboxLock(accountId: string): string {
  return `outbox:${accountId}`;
}
