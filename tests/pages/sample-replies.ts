import type { endpoints } from '../../src/contract/all-endpoints';
import { projectCodec } from '../../src/contract/wire-project';
import { SAMPLE_PROJECT } from '../fixtures/sample-rooms';
import { ABOUT, ADDRESSES, ARTICLES, BANDS, CART, CATEGORIES, DETAILS, GUIDES, HOME, PRODUCTS, SETTINGS } from './sample-shop';

const SESSION = { auth_key: 'key-1', first_name: 'Elena', full_name: 'Elena Ruiz' };

/** As another back end may send it: without pictures and pages of its floors. */
const ORDER = {
  order_id: 1,
  order_number: 'SPS-1',
  placed_at: '2026-11-02T12:00:00Z',
  order_status: 'Shipped',
  payment_id: 'pi_1',
  delivery_type: 'Pickup',
  address: null,
  promocode: null,
  sub_total: '678.69',
  tax: '47.51',
  installation_charge: '0',
  discount: '0',
  shipping: '0',
  total: '726.20',
  lines: [
    { product_id: 107, title: 'Coastal Maple', quantity: 9, price_per_box: '75.41', sqft_in_box: '23.64' },
    { product_id: 201, title: 'Grey Slate', quantity: 1, price_per_box: '101.42', sqft_in_box: '23.64' },
  ],
};

/** A reply of every call, as `data` carries it; null for calls whose data nobody reads. A new call must be added here. */
export const SAMPLE_REPLIES: Readonly<Record<keyof typeof endpoints, unknown>> = {
  getHomeScreen: {
    ...HOME,
    client_say: [...many(HOME['client_say']), { name: 'Luis Mora', designation: 'Builder', description: '<p>No creaks.</p>', image: null }],
  },
  getAboutUs: ABOUT,
  getSettings: SETTINGS,
  getShippingCharge: BANDS,
  getDeliveryZips: { bands: BANDS, zips: [{ zip: '33145', miles: 12.5, band: 0 }] },
  getProducts: PRODUCTS,
  getCategories: CATEGORIES,
  getNewsletter: ARTICLES,
  getInstallation: [...GUIDES, { ...GUIDES[0], installation_id: 2, slug: 'glued', title: 'Glued planks' }],
  getProductDetails: DETAILS,
  getNewsDetails: ARTICLES[0],
  getInstallationDetails: GUIDES[0],
  getPromoCode: { code: 'WELCOME10', status: 'Active', percentage: '10', start_date: '2020-01-01', end_date: '2099-01-01' },
  login: SESSION,
  signUp: SESSION,
  forgotPassword: SESSION,
  getCart: [...CART, { ...CART[0], user_carts_id: 12, product_id: 201, product: { ...PRODUCTS[2] } }],
  getAddresses: ADDRESSES,
  createPaymentIntent: { clientSecret: 'pi_1_secret_2' },
  checkout: { order_id: 1, order_number: 'SPS-1', total: '726.20' },
  getPaymentSetup: { publishable_key: 'pk_test_1', stand_in_script: null },
  getOrders: [ORDER, { ...ORDER, order_id: 2, order_number: 'SPS-2', order_status: 'Confirm' }],
  suggestPlaces: [
    { place_id: 'p1', text: '1420 Coral Way' },
    { place_id: 'p2', text: '5 Palm Avenue' },
  ],
  lookUpPlace: { address_line_1: '1420 Coral Way', postal_code: '33145', city: 'Miami', state: 'FL', latitude: 25.75, longitude: -80.22 },
  getDevices: [
    {
      session_id: 2,
      name: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
      signed_in_at: '2026-11-20T10:00:00Z',
      used_at: '2026-11-24T10:00:00Z',
      is_this_one: '1',
    },
    { session_id: 1, name: 'Grey tablet', signed_in_at: '2026-11-01T10:00:00Z', used_at: '2026-11-02T10:00:00Z', is_this_one: '0' },
  ],
  changePassword: SESSION,
  signOutEverywhere: null,
  sendContactMessage: null,
  writeCartLine: null,
  deleteCartLine: null,
  getProjects: { projects: [projectCodec.encode(SAMPLE_PROJECT)], version: '1', has_more: '0' },
  saveProject: null,
  setOrderJob: null,
  orderSamples: null,
  signQuote: { signature: 'AAAAAAAAAAAAAAAAAAAAAA' },
  writeAddress: null,
  deleteAddress: null,
  logout: null,
  endSession: null,
  refreshToken: null,
  resetPassword: null,
  getCatalogueChanges: {
    products: [
      { order: [1], details: DETAILS },
      { order: [2], details: DETAILS },
    ],
    guides: [{ order: [1], guide: GUIDES[0] }],
    articles: [{ order: [1], article: ARTICLES[0] }],
    pictures: [{ name: 'p107', version: '1', files: [{ address: '/media/p107-640.avif', bytes: 1_000 }] }],
    removed: [{ kind: 'product', key: 'walnut' }],
    next: 'a state',
    is_from_start: true,
    left: { items: 0, bytes: 0 },
    whole: { items: 4, bytes: 4_000 },
  },
};

function many(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
