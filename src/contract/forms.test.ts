import { describe, expect, test } from 'vitest';
import { changePassword } from './account';
import { deleteAddress, writeAddress } from './addresses';
import { deleteCartLine, writeCartLine } from './cart';
import { getProductDetails, getProducts } from './catalogue';
import { getCatalogueChanges } from './catalogue-changes';
import { checkout, createPaymentIntent, getPromoCode } from './checkout';
import type { Codec } from './codec';
import { ContractError } from './contract-error';
import { endSession } from './end-session';
import { getOrders, setOrderJob } from './orders';
import { lookUpPlace, suggestPlaces } from './places';
import { forgotPassword, login, resetPassword, signUp } from './session';
import { sendContactMessage } from './site';

const DRAFT = {
  name: 'Ana Diaz',
  line1: '1420 Coral Way',
  line2: 'Apt 9',
  postalCode: '33145',
  city: 'Miami',
  state: 'FL',
  mobileNumber: '3055550100',
  isDefault: true,
  latitude: 25.75,
  longitude: -80.24,
};
const ADDRESS_FIELDS = {
  'Appuseraddress[name]': 'Ana Diaz',
  'Appuseraddress[address_line_1]': '1420 Coral Way',
  'Appuseraddress[address_line_2]': 'Apt 9',
  'Appuseraddress[postal_code]': '33145',
  'Appuseraddress[mobile_number]': '3055550100',
  'Appuseraddress[is_default]': '1',
  'Appuseraddress[city]': 'Miami',
  'Appuseraddress[state]': 'FL',
  'Appuseraddress[latitude]': '25.75',
  'Appuseraddress[longitude]': '-80.24',
};
const LINE_FIELDS = {
  'Usercarts[product_id]': '107',
  'Usercarts[price]': '75.41',
  'Usercarts[quantity]': '9',
  'Usercarts[installation_charge]': '1',
};
const LINE = { lineId: 11, productId: 107, pricePerBoxCents: 7_541, boxes: 9, isInstallationChosen: true };
const DELIVERY = { fulfilment: 'Delivery', addressId: 3, promoCode: 'FALL15', isInstallationChosen: true } as const;
const PICKUP = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false } as const;

/** Each form: its value in the page, and its fields on the wire. Tested in both directions. */
const FORMS = [
  ['a category', getProducts.input, 3, { product_category_id: '3' }],
  ['all categories', getProducts.input, 'ALL', {}],
  ['a floor', getProductDetails.input, 'coastal-maple', { slug: 'coastal-maple' }],
  ['a promo code', getPromoCode.input, 'FALL15', { code: 'FALL15' }],
  ['changes of the catalogue', getCatalogueChanges.input, 'state-1', { since: 'state-1' }],
  ['the whole catalogue', getCatalogueChanges.input, '', {}],
  ['a new line', writeCartLine.input, { ...LINE, lineId: null }, LINE_FIELDS],
  ['a changed line', writeCartLine.input, LINE, { ...LINE_FIELDS, user_carts_id: '11' }],
  [
    'a line without installation',
    writeCartLine.input,
    { ...LINE, isInstallationChosen: false },
    { ...LINE_FIELDS, user_carts_id: '11', 'Usercarts[installation_charge]': '0' },
  ],
  ['a removed line', deleteCartLine.input, 11, { user_carts_id: '11' }],
  ['a new address', writeAddress.input, { addressId: null, draft: DRAFT }, ADDRESS_FIELDS],
  [
    'a changed address of a place that nobody has located',
    writeAddress.input,
    { addressId: 3, draft: { ...DRAFT, isDefault: false, latitude: null, longitude: null, placeId: 'p1' } },
    {
      ...ADDRESS_FIELDS,
      appuser_address_id: '3',
      'Appuseraddress[is_default]': '0',
      'Appuseraddress[latitude]': '',
      'Appuseraddress[longitude]': '',
      'Appuseraddress[place_id]': 'p1',
    },
  ],
  ['a deleted address', deleteAddress.input, 3, { appuser_address_id: '3' }],
  [
    'a payment with delivery',
    createPaymentIntent.input,
    { amountCents: 72_620, choice: DELIVERY },
    { amount: '726.20', currency: 'usd', delivery_type: 'Delivery', appuser_address_id: '3', promocode: 'FALL15', installation: '1' },
  ],
  [
    'a payment with pickup',
    createPaymentIntent.input,
    { amountCents: 5, choice: PICKUP },
    { amount: '0.05', currency: 'usd', delivery_type: 'Pickup', appuser_address_id: '', promocode: '', installation: '0' },
  ],
  ['all orders', getOrders.input, { beforeOrderId: null, orderNumber: null }, {}],
  ['older orders', getOrders.input, { beforeOrderId: 5, orderNumber: null }, { before_order_id: '5' }],
  ['one order', getOrders.input, { beforeOrderId: null, orderNumber: 'SPS-10001' }, { order_number: 'SPS-10001' }],
  ['the name of a job', setOrderJob.input, { orderId: 5, jobName: 'Diaz, upstairs' }, { order_id: '5', job_name: 'Diaz, upstairs' }],
  ['no name of a job', setOrderJob.input, { orderId: 5, jobName: null }, { order_id: '5', job_name: '' }],
  ['a search of places', suggestPlaces.input, { typed: '1420 Cor', searchId: 's1' }, { input: '1420 Cor', session_token: 's1' }],
  ['a chosen place', lookUpPlace.input, { placeId: 'p1', searchId: 's1' }, { place_id: 'p1', session_token: 's1' }],
  [
    'a login',
    login.input,
    { email: 'ana@example.com', password: 'oak', deviceId: 'd1', deviceName: 'Chrome' },
    {
      'Appuser[email]': 'ana@example.com',
      'Appuser[password]': 'oak',
      'Appuser[devices_type]': 'Web',
      'Appuser[devices_name]': 'Chrome',
      'Appuser[app_version]': '1.0',
      'Appuser[devices_id]': 'd1',
    },
  ],
  [
    'a sign-up',
    signUp.input,
    { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', password: 'oak', deviceName: 'Chrome' },
    {
      'Appuser[first_name]': 'Ana',
      'Appuser[last_name]': 'Diaz',
      'Appuser[email]': 'ana@example.com',
      'Appuser[password]': 'oak',
      'Appuser[postal_code]': '00000',
      'Appuser[phone_number]': '0000000000',
      'Appuser[login_type]': 'Normal',
      'Appuser[devices_type]': 'Web',
      'Appuser[devices_name]': 'Chrome',
      'Appuser[devices_id]': 'web-sign-up',
      'Appuser[app_version]': '1.0',
    },
  ],
  ['a forgotten password', forgotPassword.input, 'ana@example.com', { 'Appuser[email]': 'ana@example.com' }],
  [
    'a new password',
    resetPassword.input,
    { token: 't', password: 'oak', deviceId: 'd1' },
    { token: 't', password: 'oak', devices_id: 'd1' },
  ],
  ['a new password elsewhere', resetPassword.input, { token: 't', password: 'oak' }, { token: 't', password: 'oak' }],
  ['a changed password', changePassword.input, { currentPassword: 'ash', password: 'oak' }, { current_password: 'ash', password: 'oak' }],
  ['a late logout', endSession.input, 'a'.repeat(64), { key_hash: 'a'.repeat(64) }],
  [
    'a message',
    sendContactMessage.input,
    { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', message: 'Hello' },
    {
      'Contactus[first_name]': 'Ana',
      'Contactus[last_name]': 'Diaz',
      'Contactus[email]': 'ana@example.com',
      'Contactus[message]': 'Hello',
    },
  ],
] as unknown as readonly (readonly [string, Codec<never>, never, object])[];

describe.each(FORMS)('The form of %s', (_name, codec, value, fields) => {
  test('has the fields of the specification', () => {
    expect(codec.encode(value)).toEqual(fields);
  });

  test('means again what the page meant', () => {
    expect(codec.decode(fields)).toEqual(value);
  });
});

test('An order is sent with every figure and with the specified constants; the server reads the choice, the payment and the lines', () => {
  const order = {
    choice: DELIVERY,
    paymentId: 'pi_1',
    paymentStatus: 'succeeded',
    cartLineIds: [11, 12],
    bill: {
      boxes: 9,
      area: 21_276,
      itemsCents: 67_869,
      taxCents: 4_751,
      installationCents: 1_000,
      discountCents: 2_000,
      shippingCents: 15_000,
      totalCents: 86_620,
    },
  };
  const fields = checkout.input.encode(order);
  expect(fields).toEqual({
    'Userorder[appuser_address_id]': '3',
    'Userorder[payment_type]': 'Online',
    'Userorder[payment_status]': 'succeeded',
    'Userorder[payment_id]': 'pi_1',
    'Userorder[tax]': '47.51',
    'Userorder[shipping]': '0.00',
    'Userorder[sub_total]': '678.69',
    'Userorder[total]': '866.20',
    'Userorder[order_status]': 'Confirm',
    'Userorder[delivery_type]': 'Delivery',
    'Userorder[promocode]': 'FALL15',
    'Userorder[installation_charge]': '10.00',
    'Userorder[discount]': '20.00',
    'Userorder[user_carts_id]': '11,12',
  });
  expect(checkout.input.decode(fields)).toEqual({ ...order, bill: { ...order.bill, boxes: 0, area: 0, shippingCents: 0 } });
  expect(checkout.input.encode({ ...order, choice: PICKUP, cartLineIds: [] })).toMatchObject({
    'Userorder[appuser_address_id]': '',
    'Userorder[promocode]': '',
    'Userorder[user_carts_id]': '',
  });
});

test('An order whose page sends next to nothing is a pickup of no lines, for the server has its own figures', () => {
  const zero = { boxes: 0, area: 0, itemsCents: 0, taxCents: 0, installationCents: 0, discountCents: 0, shippingCents: 0, totalCents: 0 };
  expect(checkout.input.decode({ 'Userorder[payment_id]': 'pi_1' })).toEqual({
    choice: PICKUP,
    paymentId: 'pi_1',
    paymentStatus: '',
    cartLineIds: [],
    bill: zero,
  });
  expect(
    checkout.input.decode({
      'Userorder[payment_id]': 'pi_1',
      'Userorder[user_carts_id]': '11,x,0,-1,1.5,12',
      'Userorder[shipping]': '1.50',
    }),
  ).toMatchObject({ cartLineIds: [11, 12], bill: { shippingCents: 150 } });
});

test('What other programs leave out of a form means nothing', () => {
  expect(getProducts.input.decode({ product_category_id: 'ALL' })).toBe('ALL');
  expect(getProducts.input.decode({ product_category_id: '' })).toBe('ALL');
  expect(createPaymentIntent.input.decode({ amount: '1' })).toEqual({ amountCents: 100, choice: PICKUP });
  expect(createPaymentIntent.input.decode({ amount: '1', delivery_type: 'delivery', promocode: '' }).choice).toEqual(PICKUP);
  expect(login.input.decode({ 'Appuser[email]': 'a', 'Appuser[password]': 'b' })).toMatchObject({ deviceId: '', deviceName: '' });
  expect(
    signUp.input.decode({ 'Appuser[first_name]': 'a', 'Appuser[last_name]': '', 'Appuser[email]': 'b', 'Appuser[password]': 'c' })
      .deviceName,
  ).toBe('');
  expect(suggestPlaces.input.decode({ input: 'x' })).toEqual({ typed: 'x', searchId: '' });
  expect(lookUpPlace.input.decode({ place_id: 'x' })).toEqual({ placeId: 'x', searchId: '' });
  expect(writeCartLine.input.decode({ 'Usercarts[product_id]': '1', 'Usercarts[price]': '1', 'Usercarts[quantity]': '2' })).toEqual({
    lineId: null,
    productId: 1,
    pricePerBoxCents: 100,
    boxes: 2,
    isInstallationChosen: false,
  });
});

test.each([
  ['', null],
  [' ', null],
  ['north', null],
  ['NaN', null],
  ['0', 0],
  ['-80.24', -80.24],
])('Degrees written as %j are read as %j', (typed, degrees) => {
  const { 'Appuseraddress[longitude]': _left, ...others } = ADDRESS_FIELDS;
  expect(writeAddress.input.decode({ ...others, 'Appuseraddress[latitude]': typed }).draft).toMatchObject({
    latitude: degrees,
    longitude: null,
  });
});

test('An address without its optional fields is read with empty ones', () => {
  const fields = { ...ADDRESS_FIELDS, 'Appuseraddress[place_id]': '' };
  const { 'Appuseraddress[address_line_2]': _line2, 'Appuseraddress[postal_code]': _zip, ...others } = fields;
  const { draft } = writeAddress.input.decode(others);
  expect([draft.line2, draft.postalCode, 'placeId' in draft]).toEqual(['', '', false]);
});

test.each<[string, Codec<never>, object, string]>([
  ['no amount', createPaymentIntent.input as never, {}, 'amount: '],
  ['an id that is none', deleteCartLine.input as never, { user_carts_id: '1e3' }, 'user_carts_id: '],
  ['an id below zero', deleteAddress.input as never, { appuser_address_id: '-1' }, 'appuser_address_id: '],
  ['a hash that is none', endSession.input as never, { key_hash: 'A'.repeat(64) }, 'key_hash: '],
  [
    'a message that is too long',
    sendContactMessage.input as never,
    { 'Contactus[first_name]': 'a', 'Contactus[last_name]': 'b', 'Contactus[email]': 'c', 'Contactus[message]': 'x'.repeat(5_001) },
    'Contactus[message]: ',
  ],
])('A form with %s is refused, and the problem names the field', (_what, codec, fields, problem) => {
  const read = (): unknown => codec.decode(fields);
  expect(read).toThrow(ContractError);
  expect(read).toThrow(problem);
});
