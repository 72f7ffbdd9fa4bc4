import type { FormFields } from '../../src/contract/endpoint';
import type { endpoints } from '../../src/contract/endpoints';
import { projectCodec } from '../../src/contract/project-wire';
import { promiseText } from '../../src/domain/quote/quote-promise';
import { sampleQuote } from '../fixtures/sample-quotes';
import { SAMPLE_PROJECT } from '../fixtures/sample-rooms';

const person = {
  'Appuser[email]': 'fuzz@example.com',
  'Appuser[password]': 'nine oak planks',
  'Appuser[devices_id]': 'd-1',
  'Appuser[devices_name]': 'Fuzz',
};

/** Fields that each call would accept: what the malformed requests are made from. A new call needs its line here. */
export const sampleFields: Readonly<Record<keyof typeof endpoints, FormFields>> = {
  getHomeScreen: {},
  getAboutUs: {},
  getSettings: {},
  getShippingCharge: {},
  getDeliveryZips: {},
  getProducts: { product_category_id: 'ALL' },
  getCategories: {},
  getNewsletter: {},
  getInstallation: {},
  getCatalogueChanges: { since: 'a.name.1.product.family-20-coastal-maple' },
  getProductDetails: { slug: 'family-20-coastal-maple' },
  getNewsDetails: { slug: 'what-mil-means' },
  getInstallationDetails: { slug: 'care-and-repair' },
  getPromoCode: { code: 'WELCOME10' },
  login: person,
  signUp: { ...person, 'Appuser[first_name]': 'Fuzz', 'Appuser[last_name]': 'Er', 'Appuser[postal_code]': '00000' },
  forgotPassword: { 'Appuser[email]': 'fuzz@example.com' },
  sendContactMessage: {
    'Contactus[first_name]': 'F',
    'Contactus[last_name]': 'E',
    'Contactus[email]': 'fuzz@example.com',
    'Contactus[message]': 'Hello',
  },
  getCart: {},
  getAddresses: {},
  writeCartLine: {
    'Usercarts[product_id]': '107',
    'Usercarts[price]': '75.41',
    'Usercarts[quantity]': '9',
    'Usercarts[installation_charge]': '1',
  },
  deleteCartLine: { user_carts_id: '1' },
  writeAddress: {
    'Appuseraddress[name]': 'Fuzz',
    'Appuseraddress[address_line_1]': '1 Coral Way',
    'Appuseraddress[mobile_number]': '3055550100',
    'Appuseraddress[city]': 'Miami',
    'Appuseraddress[state]': 'FL',
    'Appuseraddress[is_default]': '1',
    'Appuseraddress[latitude]': '25.8',
    'Appuseraddress[longitude]': '-80.3',
  },
  deleteAddress: { appuser_address_id: '1' },
  getProjects: { since: '0' },
  signQuote: { quote: promiseText(sampleQuote()), signature: '' },
  saveProject: { project: JSON.stringify(projectCodec.encode(SAMPLE_PROJECT)) },
  setOrderJob: { order_id: '1', job_name: 'Diaz, upstairs' },
  createPaymentIntent: {
    amount: '726.20',
    currency: 'usd',
    delivery_type: 'Pickup',
    appuser_address_id: '',
    promocode: '',
    installation: '0',
  },
  checkout: {
    'Userorder[payment_id]': 'pi_000000000000000000000000',
    'Userorder[total]': '726.20',
    'Userorder[delivery_type]': 'Pickup',
    'Userorder[user_carts_id]': '1,2',
    'Userorder[order_status]': 'Confirm',
    'Userorder[payment_status]': 'succeeded',
    'Userorder[discount]': '0.00',
  },
  logout: {},
  endSession: { key_hash: '0'.repeat(64) },
  refreshToken: {},
  resetPassword: { token: 'x'.repeat(43), password: 'nine oak planks' },
  getDevices: {},
  changePassword: { current_password: 'plank by plank', password: 'nine oak planks' },
  signOutEverywhere: { current_password: 'plank by plank' },
  getPaymentSetup: {},
  getOrders: { before_order_id: '100', order_number: 'SPS-10001' },
  suggestPlaces: { input: '1420 coral', session_token: 'search-1' },
  lookUpPlace: { place_id: 'sample-1', session_token: 'search-1' },
};
