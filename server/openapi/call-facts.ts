import type { endpoints } from '../../src/contract/all-endpoints';
import type { deskEndpoints } from '../../src/contract/desk/all-desk-endpoints';
import type { RATE_LIMITS } from '../http/rate-limits';

export type CallName = keyof typeof endpoints | keyof typeof deskEndpoints;

export const CALL_GROUPS = ['Catalogue', 'Content', 'Site', 'Session', 'Cart', 'Addresses', 'Rooms', 'Checkout', 'Desk'] as const;

/** What the endpoint table does not have. */
export interface CallFacts {
  readonly group: (typeof CALL_GROUPS)[number];
  readonly summary: string;
  readonly description?: string;
  /** Additive: another back end may omit it. */
  readonly isAdditive?: true;
  /** Fields of form or reply that are additive. */
  readonly additiveFields?: readonly string[];
  readonly carriesWriteOrder?: 'line' | 'deletion';
  /** A repeat with the same id is done once. */
  readonly carriesRequestId?: 'Idempotency-Key' | 'X-Message-Id';
  readonly limits?: readonly (keyof typeof RATE_LIMITS)[];
  /** A refusal that the call may send, verbatim. */
  readonly refusal?: string;
  readonly refusalCarries?: 'figures' | 'cart ending';
  readonly needsProvider?: true;
  /** Answered while the Desk is locked. */
  readonly isOpenLocked?: true;
}

export const CALL_FACTS: Readonly<Record<keyof typeof endpoints, CallFacts>> = {
  getProducts: {
    group: 'Catalogue',
    summary: 'Products of one category, or all',
    description: 'A category that does not exist answers an empty list. For every category the store sends the empty JSON object {}.',
  },
  getCategories: { group: 'Catalogue', summary: 'Every category' },
  getProductDetails: {
    group: 'Catalogue',
    summary: 'One product with its pictures and specifications',
    refusal: 'This product was not found.',
  },
  getCatalogueChanges: {
    group: 'Catalogue',
    summary: 'What changed in the catalogue since a state, for keeping it on a device',
    isAdditive: true,
    description:
      'In parts: the next one is asked for with the next of the last, until nothing is left. Without since, or with one that is not known, everything comes and what does not come is gone. A server without this call answers 404; the store then reads list by list and product by product.',
  },
  getHomeScreen: {
    group: 'Content',
    summary: 'Banner, categories, testimonials and texts of the home page',
    additiveFields: ['tall_image', 'tall_image_facts', 'floor_slug', 'floor_title', 'floor_price', 'floor_image', 'floor_image_facts'],
  },
  getAboutUs: { group: 'Content', summary: 'The about page' },
  getNewsletter: { group: 'Content', summary: 'Articles, newest first' },
  getNewsDetails: { group: 'Content', summary: 'One article', refusal: 'This article was not found.' },
  getInstallation: { group: 'Content', summary: 'Installation guides' },
  getInstallationDetails: { group: 'Content', summary: 'One installation guide', refusal: 'No installation data found.' },
  getSettings: { group: 'Site', summary: 'Settings of the shop' },
  getShippingCharge: {
    group: 'Site',
    summary: 'Delivery prices by distance',
    description: 'Bands are half-open, [min_mile, max_mile); the first that holds the distance counts.',
  },
  getDeliveryZips: {
    group: 'Site',
    summary: 'Delivery prices by ZIP code',
    isAdditive: true,
    description:
      'Every ZIP code within 150 miles of the shop, for prices before an address is known: the miles by road to its centre, estimated, and its place in the list of bands. An address chosen later decides. A server without this call answers 404; prices are then without delivery.',
  },
  sendContactMessage: {
    group: 'Site',
    summary: 'A message to the shop',
    carriesRequestId: 'X-Message-Id',
    limits: ['contactPerAddress'],
    refusal: 'Please enter a valid email address',
  },
  login: {
    group: 'Session',
    summary: 'Log in',
    limits: ['loginPerAddressAndAccount', 'loginPerAddress', 'loginPerAccount', 'loginPerDevice'],
    refusal: 'The email address or the password is not right.',
  },
  signUp: {
    group: 'Session',
    summary: 'Make an account and log in',
    carriesRequestId: 'Idempotency-Key',
    description: 'Sent again under the same id, with the right password, it signs in.',
    limits: ['signUpPerAddress'],
    refusal: 'There is already an account with this email. Please log in, or reset your password.',
  },
  forgotPassword: {
    group: 'Session',
    summary: 'Ask for a mail to reset the password',
    limits: ['forgotPerAccount', 'forgotPerAddress'],
    description: 'Answers the same for known and unknown addresses, and never a key. The store would honour an auth_key in the reply.',
    refusal: 'Please enter your email',
  },
  resetPassword: {
    group: 'Session',
    summary: 'Set a new password by the mailed link',
    isAdditive: true,
    limits: ['resetPerAddress'],
    refusal: 'This link has expired or has been used already. Please ask for a new one.',
  },
  getDevices: { group: 'Session', summary: 'Where the account is signed in', isAdditive: true },
  changePassword: {
    group: 'Session',
    summary: 'Change the password while signed in',
    isAdditive: true,
    limits: ['passwordCheckPerAccount'],
    description: 'Ends every session of the account and answers with a new one for this device. Tells the shopper by mail.',
    refusal: 'Your current password is not right. Please try again, or reset it by email.',
  },
  signOutEverywhere: {
    group: 'Session',
    summary: 'End every session of the account',
    isAdditive: true,
    limits: ['passwordCheckPerAccount'],
    description:
      'This one too: no key of the account opens anything afterwards. Asks for the password, so that a thief of a key cannot lock the owner out.',
    refusal: 'Your password is not right. Please try again, or reset it by email.',
  },
  refreshToken: {
    group: 'Session',
    summary: 'Make the same auth_key valid again',
    description:
      'Called once when a call answered 401, with an empty body and no auth_key; the httpOnly cookie that login set tells whose session it is. The reply is not read: the first call is sent again with the same key.',
  },
  logout: {
    group: 'Session',
    summary: 'End the session',
    description: 'From then on the key is dead, and no refresh revives it. Called again with the same key, it answers the same.',
  },
  endSession: {
    group: 'Session',
    summary: 'End a session by the SHA-256 of its key',
    isAdditive: true,
    description: 'For a logout that waited for a connection. Answers the same whether there was such a session or not.',
  },
  getCart: {
    group: 'Cart',
    summary: "The shopper's cart, newest line first",
    additiveFields: ['slug', 'price'],
    description: 'One line for each product. Prices are those of the catalogue.',
  },
  writeCartLine: {
    group: 'Cart',
    summary: 'Add a line, or change one',
    carriesWriteOrder: 'line',
    refusalCarries: 'cart ending',
    description: 'A product that is already in the cart keeps its one line and takes the new quantity.',
    refusal: 'Please choose a whole number of boxes from 1 to 9,999.',
  },
  deleteCartLine: {
    group: 'Cart',
    summary: 'Remove a line',
    carriesWriteOrder: 'deletion',
    refusal: 'This item is no longer in your cart.',
  },
  getAddresses: { group: 'Addresses', summary: "The shopper's addresses, newest first" },
  writeAddress: {
    group: 'Addresses',
    summary: 'Add an address, or change one',
    carriesRequestId: 'Idempotency-Key',
    refusal: 'Please enter valid 10-digit mobile number',
    description: 'The first address becomes the default. A new default takes the place of the old one.',
  },
  suggestPlaces: {
    group: 'Addresses',
    summary: 'Addresses that match what was typed',
    isAdditive: true,
    limits: ['placesPerAccount'],
    description:
      'Answers nothing for fewer than three characters, and when the maps service does not answer. session_token ties the typing and the look-up together.',
  },
  lookUpPlace: {
    group: 'Addresses',
    summary: 'The fields of a suggested address',
    isAdditive: true,
    limits: ['placesPerAccount'],
    refusal: 'This address could not be looked up. Please type it in.',
  },
  deleteAddress: {
    group: 'Addresses',
    summary: 'Delete an address',
    carriesRequestId: 'Idempotency-Key',
    refusal: 'This address no longer exists.',
  },
  getProjects: {
    group: 'Rooms',
    summary: 'Measured rooms that changed since a version, for every device of the account',
    isAdditive: true,
    description:
      'In parts, the earliest change first: the next part is asked for with the version of the last one, until has_more is 0. Removed projects come for 30 days. A server without this call answers 404; rooms then stay on the device that measured them.',
  },
  saveProject: {
    group: 'Rooms',
    summary: 'Put a copy of measured rooms together with the saved one',
    isAdditive: true,
    description:
      'Of each room the later copy counts, of the rest of the project too. A room that a copy lacks is not removed: removed_rooms does that, for copies whose changes it had seen, or that are no newer than it names where it does not say. Copies may come late, twice, in any order, and in parts.',
    refusal: 'Your account keeps up to 100 projects. Please delete one first.',
  },
  signQuote: {
    group: 'Checkout',
    summary: 'Confirm the prices of a quote',
    isAdditive: true,
    description:
      'Gives a signature where the shop honours quotes and every price is its own today, or where it signed the quote before. It says nothing of who asks. The payment checks all of it again. A server without this call answers 404; prices of the day count then.',
    limits: ['quotesPerAddress'],
    refusal: 'This shop sells at the prices of the day.',
  },
  orderSamples: {
    group: 'Site',
    summary: 'Order samples of up to four floors',
    isAdditive: true,
    carriesRequestId: 'X-Message-Id',
    limits: ['samplesPerAddress'],
    description:
      'Without an account and without money, where the settings say offers_samples. One mailbox or house, however it is spelled, gets up to 8 samples in 30 days. A server without this call answers 404.',
    refusal: 'This shop sends no samples at the moment. Please ask us for one.',
  },
  getPromoCode: {
    group: 'Checkout',
    summary: 'Look a promo code up',
    additiveFields: ['server_time'],
    limits: ['unknownPromoPerAddress'],
    refusal: 'Invalid or inactive promo code',
    description:
      'Answers an expired or inactive code as well: the page says what is wrong with it. Only unknown codes count against the limit.',
  },
  createPaymentIntent: {
    group: 'Checkout',
    summary: 'Open a payment',
    limits: ['paymentPerAccount'],
    refusalCarries: 'figures',
    needsProvider: true,
    additiveFields: ['delivery_type', 'appuser_address_id', 'promocode', 'installation'],
    description: 'The server computes the total from its own data. When it differs from the amount, it refuses and sends its figures.',
    refusal: 'Your cart is empty',
  },
  checkout: {
    group: 'Checkout',
    summary: 'Make the order of a payment',
    needsProvider: true,
    description:
      'The server asks the payment provider whether the payment succeeded. Called twice for one payment, it answers the same order.',
    refusal: 'We do not know this payment. Nothing was ordered.',
  },
  getPaymentSetup: { group: 'Checkout', summary: 'What the card field needs', isAdditive: true },
  getOrders: {
    group: 'Checkout',
    summary: "The shopper's orders, newest first",
    isAdditive: true,
    description:
      'A page of up to 50. before_order_id asks for the page of those made before that order, order_number for that one order; a server without pages answers all of them.',
  },
  setOrderJob: {
    group: 'Checkout',
    summary: 'What the shopper calls the job of an order',
    isAdditive: true,
    description: 'An empty name takes it away. It comes back as job_name of getuserorders.',
    refusal: 'There is no order with this number in your account.',
  },
};
