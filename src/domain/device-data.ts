/**
 * A logout deletes it; of what is 'asked' it says first how much has not reached the store; what is 'offered' may be of whoever used the
 * device before the login, and goes too unless the shopper leaves it; what is 'kept' belongs to the device, or is needed by the account later.
 */
export type AtLogout = 'deleted' | 'asked' | 'offered' | 'kept';

/** All that the store keeps on a device of a person, read by the logout, its dialog and the sample shop's page of privacy. */
export const DEVICE_DATA = {
  signIn: 'deleted',
  email: 'kept',
  deviceNumber: 'kept',
  language: 'kept',
  accountPages: 'deleted',
  counterMode: 'kept',
  openedPages: 'kept',
  offlineCatalogue: 'kept',
  cart: 'asked',
  cartChoices: 'deleted',
  cartQuote: 'deleted',
  floorSelections: 'deleted',
  searches: 'deleted',
  compareList: 'deleted',
  samples: 'deleted',
  rooms: 'asked',
  visitorRooms: 'offered',
  quotes: 'offered',
  messages: 'asked',
  visitorMessages: 'offered',
  drafts: 'deleted',
  logouts: 'kept',
  payments: 'kept',
} as const satisfies Readonly<Record<string, AtLogout>>;

export type DeviceData = keyof typeof DEVICE_DATA;

export type DeviceDataThatIs<Fate extends AtLogout> = {
  [Data in DeviceData]: (typeof DEVICE_DATA)[Data] extends Fate ? Data : never;
}[DeviceData];
