import { expect, test } from 'vitest';
import { getAddresses } from './addresses';
import { getCart } from './cart';
import { getProductDetails, getProducts } from './catalogue';
import { checkout, createPaymentIntent, getPromoCode } from './checkout';
import { getAboutUs, getHomeScreen, getInstallation, getNewsletter } from './content';
import { signUp } from './session';
import { getSettings, getShippingCharge } from './site';

// The specified names and shapes as another back end sends them, without any of our additions.

const PRODUCT = {
  product_id: 107,
  product_category_id: 1,
  title: 'Coastal Maple',
  price: '3.19',
  main_price: '3.49',
  save_button_price: 'Save $0.30',
  price_per_box: '75.41',
  sqft_in_box: '23.64',
  slug: 'coastal-maple',
  image: '/p.webp',
  description: '<p>Pale.</p>',
};
const MEDIA = [
  { type: 'Image', file: '/p.webp' },
  { type: 'Video', video: '/p.mp4' },
  { type: 'Youtube', video_url: 'https://youtu.be/abcdefghij1' },
];
const picture = (src: string) => expect.objectContaining({ src });

test('Site settings are read from the fields of the specification', () => {
  expect(
    getSettings.output.decode({
      contact_no: '305 555 0101',
      email: 'b@shop.example',
      address: '3',
      map_url: '4',
      instagram: '5',
      facebook: '6',
      tiktok: '7',
      twitter: '8',
      meta_title: '9',
      meta_description: '10',
      meta_tag: '11',
      latitude: '25.8',
      longitude: '-80.3',
      tax: '7',
      installation_charge: '2.50',
      installation_description: '12',
      warehouse_address: '13',
      pick_up_delivery: '14',
      agree_delivery: '15',
      privacy_policy: '16',
      terms_conditions: '17',
    }),
  ).toEqual({
    shopName: 'SPS Flooring',
    secondPhone: '(305) 555-0178',
    serviceArea: 'South Florida',
    contactNo: '305 555 0101',
    email: 'b@shop.example',
    address: '3',
    openingHours: '',
    mapUrl: '4',
    instagram: '5',
    facebook: '6',
    tiktok: '7',
    twitter: '8',
    metaTitle: '9',
    metaDescription: '10',
    metaTag: '11',
    latitude: 25.8,
    longitude: -80.3,
    taxPercentHundredths: 700,
    installationCentsPerSqft: 250,
    quoteValidDays: 14,
    keepsQuotedPrices: false,
    installationDescriptionHtml: '12',
    warehouseAddress: '13',
    pickUpDeliveryHtml: '14',
    agreeDeliveryHtml: '15',
    privacyPolicyHtml: '16',
    termsConditionsHtml: '17',
  });
});

test('A cart item is read from the fields of the specification', () => {
  const product = { title: 'Coastal Maple', image: '/p.webp', price_per_box: '75.41', sqft_in_box: '23.64', product_id: 107 };
  expect(getCart.output.decode([{ user_carts_id: 11, product_id: 107, quantity: '9', installation_charge: '2.5', product }])).toEqual([
    expect.objectContaining({
      lineId: 11,
      boxes: 9,
      isInstallationChosen: true,
      product: expect.objectContaining({
        id: 107,
        title: 'Coastal Maple',
        picture: picture('/p.webp'),
        pricePerBoxCents: 7541,
        sqftPerBox: 2364,
      }),
    }),
  ]);
});

test('A product is read from the fields of the specification, with its media and its specifications', () => {
  const read = {
    id: 107,
    categoryId: 1,
    title: 'Coastal Maple',
    priceCentsPerSqft: 319,
    mainPriceCentsPerSqft: 349,
    saveLabel: 'Save $0.30',
    pricePerBoxCents: 7541,
    sqftPerBox: 2364,
    slug: 'coastal-maple',
    picture: picture('/p.webp'),
    descriptionHtml: '<p>Pale.</p>',
  };
  expect(getProducts.output.decode([PRODUCT])).toEqual([read]);
  const groups = [
    { product_specifications_id: 3, title: 'Dimensions', product_specifications_detail: [{ title: 'Plank', sub_title: '9 x 60' }] },
  ];
  expect(getProductDetails.output.decode({ product: { ...PRODUCT, product_specifications: groups }, product_image: MEDIA })).toEqual({
    product: read,
    media: [
      { type: 'image', picture: picture('/p.webp') },
      { type: 'video', src: '/p.mp4', poster: null },
      { type: 'youtube', url: 'https://youtu.be/abcdefghij1' },
    ],
    specifications: [{ id: 3, title: 'Dimensions', rows: [{ title: 'Plank', value: '9 x 60' }] }],
  });
});

test('Home is read from the fields of the specification: banners, categories, testimonials and texts', () => {
  expect(
    getHomeScreen.output.decode({
      banner: [
        { type: 'Image', image: '/1.webp', video: null, title: 'A', subtitle: 'B' },
        { type: 'Video', image: '/2.webp', video: '/2.mp4', title: 'C', subtitle: 'D' },
      ],
      product_category: [{ product_category_id: 1, title: 'Planks', description: '<p>x</p>', image: '/c.webp' }],
      client_say: [{ name: 'Ana', designation: 'Owner', description: 'Good.', image: '/t.webp' }],
      sps_flooring_title: '1',
      sps_flooring_sub_title: '2',
      weekly_bestsellers_title: '3',
      weekly_bestsellers_sub_title: '4',
      clients_say_title: '5',
      clients_say_sub_title: '6',
    }),
  ).toEqual({
    banner: [
      { type: 'image', picture: picture('/1.webp'), tallPicture: null, videoSrc: null, title: 'A', subtitle: 'B', floor: null },
      { type: 'video', picture: picture('/2.webp'), tallPicture: null, videoSrc: '/2.mp4', title: 'C', subtitle: 'D', floor: null },
    ],
    categories: [{ id: 1, title: 'Planks', descriptionHtml: '<p>x</p>', picture: picture('/c.webp') }],
    testimonials: [{ name: 'Ana', designation: 'Owner', descriptionHtml: 'Good.', picture: picture('/t.webp') }],
    flooringTitle: '1',
    flooringSubTitle: '2',
    bestsellersTitle: '3',
    bestsellersSubTitle: '4',
    clientsSayTitle: '5',
    clientsSaySubTitle: '6',
  });
});

test('An article and a guide are read from the fields of the specification', () => {
  const article = {
    newsletter_id: 4,
    slug: 'a',
    title: 'A',
    date: '2025-06-04',
    image: '/a.webp',
    thumbnail_image: '/a-small.webp',
    description: 'x',
  };
  expect(getNewsletter.output.decode([article])).toEqual([
    {
      id: 4,
      slug: 'a',
      title: 'A',
      date: '2025-06-04',
      picture: picture('/a.webp'),
      thumbnail: picture('/a-small.webp'),
      descriptionHtml: 'x',
    },
  ]);
  expect(
    getInstallation.output.decode([
      { installation_id: 5, slug: 'g', title: 'G', image: '/g.webp', product_image: MEDIA.slice(0, 1), description: 'y' },
    ]),
  ).toEqual([
    {
      id: 5,
      slug: 'g',
      title: 'G',
      picture: picture('/g.webp'),
      media: [{ type: 'image', picture: picture('/p.webp') }],
      descriptionHtml: 'y',
    },
  ]);
});

test('About us is read from the fields of the specification', () => {
  const about = { image: '/b.webp', banner_title: '1', banner_sub_title: '2', title: '3', sub_title: '4', description: '5' };
  expect(getAboutUs.output.decode(about)).toEqual({
    picture: picture('/b.webp'),
    bannerTitle: '1',
    bannerSubTitle: '2',
    title: '3',
    subTitle: '4',
    descriptionHtml: '5',
    extraHtml: '',
  });
});

test('An address is read from the fields of the specification', () => {
  const wire = {
    appuser_address_id: 7,
    name: 'Elena',
    address_line_1: '1420 Coral Way',
    address_line_2: 'Apt 2',
    postal_code: '33145',
    mobile_number: '3055550142',
    is_default: 'Yes',
    city: 'Miami',
    state: 'FL',
    latitude: '25.75',
    longitude: '-80.22',
  };
  expect(getAddresses.output.decode([wire])).toEqual([
    {
      id: 7,
      name: 'Elena',
      line1: '1420 Coral Way',
      line2: 'Apt 2',
      postalCode: '33145',
      mobileNumber: '3055550142',
      isDefault: true,
      city: 'Miami',
      state: 'FL',
      latitude: 25.75,
      longitude: -80.22,
      // Our server sends it in addition to the specified fields.
      locatedBy: null,
    },
  ]);
});

test('A delivery band and a promo code are read from the fields of the specification', () => {
  expect(getShippingCharge.output.decode([{ min_mile: '0', max_mile: '20', price: '150' }])).toEqual([
    { minMile: 0, maxMile: 20, priceCents: 15_000 },
  ]);
  const promo = getPromoCode.output.decode({
    status: 'Active',
    percentage: '10',
    start_date: '2025-01-01T00:00:00Z',
    end_date: '2025-02-01T00:00:00Z',
  });
  expect(promo).toMatchObject({ status: 'Active', percentHundredths: 1000, startsAt: Date.UTC(2025, 0, 1), endsAt: Date.UTC(2025, 1, 1) });
});

const bill = {
  boxes: 9,
  area: 21_276,
  itemsCents: 67_869,
  taxCents: 4_751,
  installationCents: 53_190,
  discountCents: 6_787,
  shippingCents: 15_000,
  totalCents: 134_023,
};
const choice = { fulfilment: 'Delivery', addressId: 7, promoCode: 'WELCOME10', isInstallationChosen: true } as const;

test('An order is sent as Userorder, with shipping 0, order_status Confirm, payment_type Online and the cart ids joined by commas', () => {
  expect(checkout.input.encode({ choice, paymentId: 'pi_1', paymentStatus: 'succeeded', cartLineIds: [11, 12], bill })).toEqual({
    'Userorder[appuser_address_id]': '7',
    'Userorder[payment_type]': 'Online',
    'Userorder[payment_status]': 'succeeded',
    'Userorder[payment_id]': 'pi_1',
    'Userorder[tax]': '47.51',
    'Userorder[shipping]': '0.00',
    'Userorder[sub_total]': '678.69',
    'Userorder[total]': '1340.23',
    'Userorder[order_status]': 'Confirm',
    'Userorder[delivery_type]': 'Delivery',
    'Userorder[promocode]': 'WELCOME10',
    'Userorder[installation_charge]': '531.90',
    'Userorder[discount]': '67.87',
    'Userorder[user_carts_id]': '11,12',
  });
});

test('A payment is asked for in usd', () => {
  expect(createPaymentIntent.input.encode({ amountCents: 134_023, choice })).toMatchObject({ amount: '1340.23', currency: 'usd' });
});

test('Every sign-up sends the same placeholder device id, postal code and phone number', () => {
  const placeholders = ['Appuser[devices_id]', 'Appuser[postal_code]', 'Appuser[phone_number]'];
  const sent = ['ana', 'marco'].map((name) => {
    const fields = new Map(
      Object.entries(
        signUp.input.encode({ firstName: name, lastName: name, email: `${name}@shop.example`, password: name, deviceName: name }) as object,
      ),
    );
    return placeholders.map((field) => fields.get(field));
  });
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]?.every((value) => typeof value === 'string' && value !== '')).toBe(true);
});
