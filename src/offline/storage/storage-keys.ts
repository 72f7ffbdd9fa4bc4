import { languages } from '../../domain/languages';
import { languageTexts } from '../../domain/language.texts';

/** Every name under which the store saves something in a browser. Renaming one loses what devices have saved under it. */
export const localKeys = {
  authKey: 'authKey',
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  /** SHA-256 of the lower-cased email. */
  accountId: 'accountId',
  /** A random UUID. */
  deviceToken: 'deviceToken',
  rememberedEmail: 'rememberedEmail',
  /** The account whose key the server refuses, until the next login. */
  refusedSession: 'refusedSession',
  /** For one account, until its order or logout. */
  cartChoices: 'cartChoices',
  /** Of one account, until the cart contains none of its floors, or the logout. */
  cartQuote: 'cartQuote',
  /** Until the logout. */
  keptSelections: 'keptSelections',
  /** Until they are removed or the logout. */
  compareList: 'compareList',
  /** Until they are ordered or removed, or the logout. */
  samples: 'samples',
  /** Until they are cleared or someone logs out. */
  recentSearches: 'recentSearches',
  /** 'on' on a device of the shop. */
  counterMode: 'counterMode',
  /** What is older is an earlier customer's. */
  nextCustomerAt: 'nextCustomerAt',
  /** Its hash: staff find the quotes of earlier customers by it. */
  staffWord: 'staffWord',
  /** 'working' resumes at the next start. Absent: the database is not opened. */
  offlineCatalogue: 'keptCatalogue',
  /** A person declined: it is not offered again. */
  offlineCatalogueDeclined: 'keptCatalogueDeclined',
  /** The language that a person chose here. */
  language: 'language',
  /** The line about it was shown. */
  languageOffered: 'languageOffered',
  /** Absent: the database is not opened. */
  messagesWait: 'messagesWait',
  /** Absent: the database is not opened. */
  roomsKept: 'roomsKept',
  /** A random text, in the rooms that were changed here. */
  roomsDevice: 'roomsDevice',
  /** A logout may not have reached the server. */
  hasWaitingLogouts: 'logoutsWait',
} as const;

/** The test pages' access token. A separate export, so that only builds with those pages contain it. */
export const accountingTokenKey = 'accountingAccessToken';

/** sessionStorage: the press that a login interrupted. */
export const PENDING_ADD = 'pendingAdd';

/** sessionStorage: what a screen held when its language was switched. */
export const KEPT_SCREEN = 'keptScreen';

/** sessionStorage, also written by the document's own script. */
export { RELOADED_FOR_CODE } from '../../domain/inline-json';

/** What a person has made on this device: one database, an object store a kind. */
export const KINDS = ['cart', 'messages', 'rooms', 'quotes', 'payments', 'logouts', 'session', 'tries', 'typed'] as const;

/** Only the Desk's pages have them at run time (desk-keys.ts). */
export type DeskKind = 'desk' | 'deskActs';

export type Kind = (typeof KINDS)[number] | DeskKind;

/** Each language has its own: what is restored is read. */
const OF_A_LANGUAGE = { publicQueries: 'sps-queries-public', offlineCatalogue: 'sps-kept-catalogue' } as const;
/** English was there first and has no ending. */
const nameIn = (name: string, language: string): string => (language === 'en' ? name : `${name}-${language}`);

/** The database's names in all languages, for what deletes it. */
export function namesOf(database: keyof typeof OF_A_LANGUAGE): readonly string[] {
  return languages.map((language) => nameIn(OF_A_LANGUAGE[database], language));
}

export const databaseNames = {
  kept: 'sps',
  publicQueries: nameIn(OF_A_LANGUAGE.publicQueries, languageTexts.code),
  privateQueries: 'sps-queries-private',
  /** Public, so a logout leaves it. */
  offlineCatalogue: nameIn(OF_A_LANGUAGE.offlineCatalogue, languageTexts.code),
} as const;

/** Of the databases of rows. */
export const OBJECT_STORE = 'records';

export const cacheNames = {
  media: 'sps-media',
  video: 'sps-video',
  earlierCode: 'sps-earlier-code',
  documents: 'sps-documents',
  sharedPhoto: 'sps-shared-photo',
  /** Which language's files the worker keeps. */
  spokenLanguage: 'sps-language',
} as const;

/** Not in `cacheNames`: those may be emptied whenever space is short. */
export const OFFLINE_PICTURES_CACHE = 'sps-kept-pictures';

export const channelNames = {
  cart: 'sps-cart',
  offlineCatalogue: 'sps-kept-catalogue',
  messages: 'sps-messages',
  rooms: 'sps-rooms',
  quotes: 'sps-quotes',
} as const;

export const OUTBOX_SYNC_TAG = 'sps-outbox';

/** Web Locks: one tab or worker at a time. */
export const MESSAGES_LOCK = 'messages';

export const ROOMS_LOCK = 'rooms';

export const LOGOUTS_LOCK = 'logouts';

export const CATALOGUE_LOCK = 'kept-catalogue';

/** Of one account. */
export function cartLock(accountId: string): string {
  return `cart:${accountId}`;
}
