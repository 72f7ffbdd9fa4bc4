import { describe, expect, test } from 'vitest';
import { ORDER_REPLY } from '../../tests/fixtures/order-reply';
import { getDevices } from './account';
import { getAddresses } from './addresses';
import { getCart, cartConflictCodec } from './cart';
import { getCategories, getProductDetails, getProducts } from './catalogue';
import { getCatalogueChanges } from './catalogue-changes';
import { changedFigures } from './changed-figures';
import { checkout, createPaymentIntent, getPaymentSetup, getPromoCode } from './checkout';
import type { Codec } from './codec';
import { getAboutUs, getHomeScreen, getInstallationDetails, getNewsDetails } from './content';
import { getOrders } from './orders';
import { lookUpPlace, suggestPlaces } from './places';
import { refundedPayment } from './refunded-payment';
import { forgotPassword, login } from './session';
import { getSettings, getShippingCharge } from './site';

const FACTS = { widths: [320, 640], width: 640, height: 480, color: '#C0FFEE', alt: 'Oak' };
const IMAGE = { image: '/media/oak-640.avif', image_facts: FACTS };
const PICTURE = { src: '/media/oak-640.avif', widths: [320, 640], widthPx: 640, heightPx: 480, color: '#C0FFEE', alt: 'Oak' };
const PRODUCT = {
  product_id: 107,
  product_category_id: 1,
  title: 'Coastal Maple',
  slug: 'coastal-maple',
  price: 3.19,
  main_price: 3.49,
  save_button_price: 'Save $0.30',
  price_per_box: 75.41,
  sqft_in_box: 23.64,
  ...IMAGE,
  description: '<p>Pale.</p>',
  room_floor: {
    image: '/media/sheet-640.avif',
    image_facts: FACTS,
    length_mm: 1220,
    width_mm: 180,
    patterns: ['straight', 'herringbone'],
    row_step: 0.33,
    sheen: 0.2,
  },
  floor_facts: {
    series: 'Family 20',
    look: 'Oak',
    tone: 'light',
    core: 'SPC',
    wear_layer_mil: 20,
    thickness_mm: 6,
    plank_width_inches: 7.09,
    waterproof: true,
    pad: false,
    install_method: 'click',
    not_for_rooms: ['sunrooms'],
    iic: 57,
  },
};
const MEDIA = [
  { type: 'Image', file: '/media/oak-640.avif', file_facts: FACTS, video: null, video_url: null },
  { type: 'Video', file: '/media/oak-640.avif', file_facts: FACTS, video: '/media/oak.mp4', video_url: null },
  { type: 'Video', file: null, file_facts: null, video: 'https://films.example/oak.mp4', video_url: null },
  { type: 'Youtube', file: null, file_facts: null, video: null, video_url: 'https://youtu.be/abcdefghij1' },
];
const DETAILS = {
  product: {
    ...PRODUCT,
    product_specifications: [
      { product_specifications_id: 4, title: 'Size', product_specifications_detail: [{ title: 'Length', sub_title: '48 in' }] },
    ],
  },
  product_image: MEDIA,
};
const SLIDE = {
  type: 'Image',
  ...IMAGE,
  tall_image: '/media/tall-640.avif',
  tall_image_facts: { ...FACTS, alt: 'Tall' },
  video: null,
  title: 'One floor',
  subtitle: 'By the box',
  floor_slug: 'coastal-maple',
  floor_title: 'Coastal Maple',
  floor_price: 3.19,
  floor_image: '/media/floor-640.avif',
  floor_image_facts: { ...FACTS, alt: 'Floor' },
};
const NO_FLOOR = { floor_slug: null, floor_title: '', floor_price: null, floor_image: null, floor_image_facts: null };
const ARTICLE = {
  newsletter_id: 3,
  slug: 'what-mil-means',
  title: 'What mil means',
  date: '2025-06-04',
  ...IMAGE,
  thumbnail_image: '/media/small-320.avif',
  thumbnail_facts: { ...FACTS, alt: 'Small' },
  description: '<p>Thin.</p>',
};
const GUIDE = { installation_id: 2, slug: 'floating', title: 'Floating', ...IMAGE, product_image: MEDIA, description: '<p>Click.</p>' };
const ORDER = {
  ...ORDER_REPLY,
  handover_code: '48210937',
  taken_by: 'Ana Diaz',
  promocode: 'FALL15',
  job_name: 'Diaz, upstairs',
  demo: '1',
  refunded: 5.25,
  dispute: 'open',
  lines: [{ product_id: 107, title: 'Maple', quantity: 9, price_per_box: 75.41, sqft_in_box: 23.64, slug: 'maple', ...IMAGE }],
  state: 'scheduled',
  steps: [
    { kind: 'scheduled', at: '2026-11-03T12:00:00.000Z', day: '2026-12-03', refunded: null, note: 'Before noon' },
    { kind: 'refunded', at: '2026-11-04T12:00:00.000Z', day: null, refunded: 5.25, note: null },
  ],
};

/** Replies of our server with every field set. */
const REPLIES: readonly (readonly [name: string, codec: Codec<never>, wire: unknown])[] = [
  ['products', getProducts.output, [PRODUCT]],
  ['a product', getProductDetails.output, DETAILS],
  ['categories', getCategories.output, [{ product_category_id: 1, title: 'Plank', description: '<p>Long.</p>', ...IMAGE }]],
  [
    'the home screen',
    getHomeScreen.output,
    {
      banner: [SLIDE, { ...SLIDE, ...NO_FLOOR, type: 'Video', video: '/media/home.mp4', tall_image: null, tall_image_facts: null }],
      product_category: [{ product_category_id: 1, title: 'Plank', description: '', ...IMAGE }],
      client_say: [
        { name: 'Ana', designation: 'Doral', description: '<p>Good.</p>', ...IMAGE },
        { name: 'Luis', designation: '', description: '', image: null, image_facts: null },
      ],
      sps_flooring_title: 'a',
      sps_flooring_sub_title: 'b',
      weekly_bestsellers_title: 'c',
      weekly_bestsellers_sub_title: 'd',
      clients_say_title: 'e',
      clients_say_sub_title: 'f',
    },
  ],
  [
    'the about page',
    getAboutUs.output,
    { ...IMAGE, banner_title: 'a', banner_sub_title: 'b', title: 'c', sub_title: 'd', description: 'e', extra: 'f' },
  ],
  ['an article', getNewsDetails.output, ARTICLE],
  ['a guide', getInstallationDetails.output, GUIDE],
  [
    'the settings',
    getSettings.output,
    {
      shop_name: 'Oak & Co',
      second_contact_no: '',
      service_area: 'Naples',
      logo: { name: 'logo-0123456789abcdef', width: 160, height: 40, paper_width: 150, paper_height: 44 },
      accent_color: '#7a1f2b',
      dark_color: '#0b1f3a',
      contact_no: '(305) 555-0142',
      email: 'hello@shop.example',
      address: '1 Oak St',
      opening_hours: 'Mo-Fr 08:00-17:00',
      map_url: 'https://map.example',
      instagram: 'https://i.example',
      facebook: 'https://f.example',
      tiktok: 'https://t.example',
      twitter: 'https://y.example',
      meta_title: 'a',
      meta_description: 'b',
      meta_tag: 'c',
      latitude: 25.8,
      longitude: -80.3,
      tax: 7,
      installation_charge: 2.75,
      quote_valid_days: 21,
      keeps_quoted_prices: '1',
      installation_description: '<p>d</p>',
      warehouse_address: '9 Warehouse Rd',
      pick_up_delivery: '<p>e</p>',
      agree_delivery: '<p>f</p>',
      privacy_policy: '<p>g</p>',
      terms_conditions: '<p>h</p>',
    },
  ],
  ['the delivery bands', getShippingCharge.output, [{ min_mile: 0, max_mile: 10, price: 150 }]],
  [
    'a promo code',
    getPromoCode.output,
    {
      code: 'FALL15',
      status: 'Active',
      percentage: 15,
      start_date: '2026-11-01T00:00:00.000Z',
      end_date: '2026-11-30T23:59:59.999Z',
      server_time: '2026-11-25T12:00:00.000Z',
    },
  ],
  ['a session', login.output, { auth_key: 'key', first_name: 'Ana', full_name: 'Ana Diaz' }],
  ['a new password that signs in', forgotPassword.output, { auth_key: 'key', first_name: 'Ana', full_name: 'Ana Diaz' }],
  [
    'the cart',
    getCart.output,
    [
      {
        user_carts_id: 11,
        product_id: 107,
        quantity: 9,
        installation_charge: 1,
        product: { product_id: 107, title: 'Maple', slug: 'maple', ...IMAGE, price: 3.19, price_per_box: 75.41, sqft_in_box: 23.64 },
      },
      {
        user_carts_id: 12,
        product_id: 108,
        quantity: 1,
        installation_charge: 0,
        product: { product_id: 108, title: 'Oak', slug: '', ...IMAGE, price: null, price_per_box: 1, sqft_in_box: 1 },
      },
    ],
  ],
  ['a conflict of carts', cartConflictCodec, { cart_conflict: { how: 'ordered', boxes: 9, order_number: 'SPS-10001' } }],
  ['a removal elsewhere', cartConflictCodec, { cart_conflict: { how: 'removed', boxes: 1, order_number: null } }],
  [
    'addresses',
    getAddresses.output,
    [
      {
        appuser_address_id: 3,
        name: 'Ana Diaz',
        address_line_1: '1420 Coral Way',
        address_line_2: 'Apt 9',
        postal_code: '33145',
        mobile_number: '3055550100',
        is_default: '1',
        city: 'Miami',
        state: 'FL',
        latitude: 25.75,
        longitude: -80.24,
        location_source: 'place',
      },
    ],
  ],
  ['the secret of a payment', createPaymentIntent.output, { clientSecret: 'pi_1_secret_x' }],
  [
    'changed figures',
    changedFigures,
    { boxes: 9, sqft: 212.76, sub_total: 678.69, tax: 47.51, installation_charge: 1, discount: 2, shipping: 3, total: 726.2 },
  ],
  ['a refunded payment', refundedPayment, { refunded: true }],
  ['a receipt', checkout.output, { order_id: 5, order_number: 'SPS-10001', total: 726.2 }],
  ['the setup of the card field', getPaymentSetup.output, { publishable_key: 'pk_test', stand_in_script: '/demo-payments/stripe.js' }],
  ['orders', getOrders.output, [ORDER]],
  [
    'orders without what a pickup lacks',
    getOrders.output,
    [
      {
        ...ORDER,
        handover_code: null,
        taken_by: null,
        delivery_type: 'Pickup',
        placed_at: null,
        address: null,
        delivery_miles: null,
        band_min_mile: null,
        band_max_mile: null,
        delivery_location: null,
        promocode: null,
        job_name: null,
        demo: '0',
        refunded: 0,
        dispute: null,
        state: null,
        steps: [],
      },
      { ...ORDER, band_min_mile: null, band_max_mile: null },
    ],
  ],
  ['proposed places', suggestPlaces.output, [{ place_id: 'p1', text: '1420 Coral Way' }]],
  [
    'a place',
    lookUpPlace.output,
    { address_line_1: '1420 Coral Way', postal_code: '33145', city: 'Miami', state: 'FL', latitude: 25.75, longitude: -80.24 },
  ],
  [
    'devices',
    getDevices.output,
    [
      {
        session_id: 3,
        name: 'Chrome',
        signed_in_at: '2026-11-01T00:00:00.000Z',
        used_at: '2026-11-02T00:00:00.000Z',
        is_this_one: '1',
      },
    ],
  ],
  [
    'what changed in the catalogue',
    getCatalogueChanges.output,
    {
      products: [{ order: [1, 2], details: DETAILS }],
      guides: [{ order: [3], guide: GUIDE }],
      articles: [{ order: [4], article: ARTICLE }],
      pictures: [{ name: 'oak', version: 'v1', files: [{ address: '/media/oak-1280.avif', bytes: 9 }] }],
      removed: [{ kind: 'guide', key: 'old' }],
      next: 'state-2',
      is_from_start: true,
      left: { items: 1, bytes: 2 },
      whole: { items: 3, bytes: 4 },
    },
  ],
] as readonly (readonly [string, unknown, unknown])[] as never;

describe.each(REPLIES)('On the wire, %s', (_name, codec, wire) => {
  test('is read and written without losing or renaming a field: old pages and other back ends know these names', () => {
    expect(JSON.parse(JSON.stringify(codec.encode(codec.decode(wire))))).toEqual(wire);
  });
});

test('A picture is read with its widths, measures, colour and description', () => {
  expect(getProducts.output.decode([PRODUCT])[0]?.picture).toEqual(PICTURE);
  expect(getProducts.output.decode([{ ...PRODUCT, image_facts: null }])[0]?.picture).toMatchObject({
    src: '/media/oak-640.avif',
    widths: [],
    alt: 'Coastal Maple',
  });
});

test('A bill of an order counts its boxes and what they cover', () => {
  const [order] = getOrders.output.decode([{ ...ORDER, lines: [...ORDER.lines, { ...ORDER.lines[0], quantity: 2 }] }]);
  expect(order?.bill).toEqual({
    boxes: 11,
    area: 26_004,
    itemsCents: 67_869,
    taxCents: 4_751,
    installationCents: 1_000,
    discountCents: 2_000,
    shippingCents: 15_000,
    totalCents: 86_620,
  });
});

test('A forgotten password signs nobody in where the store gives no key', () => {
  for (const wire of [null, undefined, 'text', {}, { auth_key: '' }, { auth_key: null }])
    expect(forgotPassword.output.decode(wire)).toBeNull();
  expect(forgotPassword.output.encode(null)).toBeNull();
});
