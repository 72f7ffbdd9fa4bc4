import { DEVICE_DATA, type AtLogout, type DeviceData } from '../../src/domain/device-data';

const AT_LOGOUT: Readonly<Record<AtLogout, string>> = {
  deleted: 'Removed when you log out.',
  asked: 'What is of your account is removed when you log out; if some of it has not reached us, you are asked first.',
  offered: 'Removed when you log out, unless you choose to leave it here.',
  kept: 'Stays when you log out.',
};

const TEXTS: Readonly<Record<DeviceData, readonly [name: string, what: string]>> = {
  signIn: ['Sign-in', "your account key, your name and a code made from your email, in local storage and a copy in the app's database."],
  email: ['Your email', 'only if you check "Remember me", until you uncheck it.'],
  deviceNumber: ['The device number', 'described above.'],
  language: ['Your language', 'which one you chose here, and that a line offered one.'],
  accountPages: [
    "Your account's pages",
    'orders with their addresses, saved addresses, the cart and the list of your devices, so that they open offline.',
  ],
  counterMode: ['Counter mode', "when the shop's staff switched it on for this device, until they switch it off."],
  openedPages: [
    'Catalog and pages',
    "products, guides, articles and pictures you have opened, so that they open offline, and the store's own program with earlier versions of it.",
  ],
  offlineCatalogue: [
    'The offline catalog',
    'all products with their pictures, if you choose to keep it, until you delete it, and whether you declined it.',
  ],
  cart: ['Your cart', 'changes made without a connection wait here until they can be sent.'],
  cartChoices: [
    'What you chose in the cart',
    `pickup or delivery, the address or a ZIP code, installation, a promo code and the last total, until you order, also when the store
      ends your login, for your next one.`,
  ],
  cartQuote: ["The cart's quote", 'the quote it came from, until its floors leave the cart.'],
  floorSelections: ['Sizes of floors', 'what you typed on the pages of floors.'],
  searches: ['Searches', 'what you searched for, the last six times, until you clear it below the search box.'],
  compareList: ['Compare', 'the floors you chose to compare, until you take them out.'],
  samples: ['Samples', 'the floors you chose to have samples of, until you order them or take them out.'],
  rooms: [
    'Your rooms',
    `the rooms you measured, what you chose and noted there and a ZIP code for delivery, until you delete them. While you are logged in
      they are in your account too, so that your other devices have them.`,
  ],
  visitorRooms: ['Rooms measured without being logged in', 'as they were then; your account has a copy once you log in.'],
  quotes: [
    'Quotes',
    `quotes you made or opened, with the names and the note you typed, until you delete them. A quote's link and code hold floors, boxes,
      prices and a ZIP code, never a name or a note. If we keep the prices of quotes, the app sends us a quote's number, days, floors, boxes and
      prices to confirm them.`,
  ],
  messages: [
    'Messages and orders of samples',
    `what you wrote to us without a connection waits here, with your name and email, and for samples your address and telephone number, until
      it is sent.`,
  ],
  visitorMessages: ['Messages written without being logged in', 'the same, until they are sent.'],
  drafts: ['Unfinished messages', 'what you typed into a form for a message, samples or a quote and did not finish, for a day.'],
  logouts: ['Log out without a connection', 'a code made from your account key, which opens nothing, until we have ended that session.'],
  payments: ['Unfinished payment', 'the reference of a payment whose order was not confirmed yet, never the card.'],
};

/** The policy's items; what a logout does with each is what it does. */
export const deviceItems = Object.entries(DEVICE_DATA)
  .map(([data, fate]) => itemOf(TEXTS[data as DeviceData], fate))
  .join('\n    ');

function itemOf([name, what]: readonly [string, string], fate: AtLogout): string {
  return `<li><strong>${name}:</strong> ${what} ${AT_LOGOUT[fate]}</li>`;
}
