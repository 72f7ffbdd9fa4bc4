import { describe, expect, test } from 'vitest';
import { ORDER_REPLY } from '../../tests/fixtures/order-reply';
import { getDevices } from './account';
import { getAddresses } from './addresses';
import { getCart } from './cart';
import { getCategories, getProducts } from './catalogue';
import { getCatalogueChanges } from './catalogue-changes';
import type { Codec } from './codec';
import { getAboutUs, getHomeScreen, getInstallation, getNewsletter } from './content';
import { ContractError } from './contract-error';
import { getDeliveryZips } from './delivery-zips';
import { readEnvelope } from './envelope';
import { getOrders } from './orders';
import { suggestPlaces } from './places';
import { getProjects } from './projects';
import { getSettings, getShippingCharge } from './site';

const PRODUCT = { product_id: 7, product_category_id: 1, title: 'Oak', slug: 'oak', price: 3.19, price_per_box: 75.41, sqft_in_box: 23.64 };
const AT = '2026-11-01T00:00:00.000Z';

/** Each call with a reply of its own. */
const LISTS: readonly (readonly [name: string, codec: Codec<unknown>, rows: readonly object[]])[] = [
  ['products', getProducts.output, [PRODUCT]],
  ['categories', getCategories.output, [{ product_category_id: 1, title: 'Plank', description: '' }]],
  ['articles', getNewsletter.output, [{ newsletter_id: 1, slug: 'mil', title: 'Mil', date: '2026-01-01', description: '' }]],
  ['guides', getInstallation.output, [{ installation_id: 1, slug: 'float', title: 'Floating', description: '' }]],
  ['delivery bands', getShippingCharge.output, [{ min_mile: 0, max_mile: 10, price: 150 }]],
  ['the cart', getCart.output, [{ user_carts_id: 1, product_id: 7, quantity: 3, product: PRODUCT }]],
  ['addresses', getAddresses.output, [{ appuser_address_id: 1, name: 'Ana', address_line_1: '1 Oak St', city: 'Miami', state: 'FL' }]],
  ['orders', getOrders.output, [ORDER_REPLY]],
  ['devices', getDevices.output, [{ session_id: 1, name: 'Chrome', signed_in_at: AT, used_at: AT, is_this_one: '1' }]],
  ['places', suggestPlaces.output, [{ place_id: 'p', text: '1 Oak St' }]],
] as readonly (readonly [string, unknown, readonly object[]])[] as never;

const SWAPPED = LISTS.flatMap(([asked, codec]) =>
  LISTS.flatMap(([given, , rows]) => (asked === given ? [] : [[asked, given, codec, rows] as const])),
);

describe('A reply in our envelope', () => {
  test.each(LISTS)('with %s is read as such, and an empty list as an empty one', (_name, codec, rows) => {
    expect(readEnvelope(codec, { status: 1, message: '', data: rows })).toMatchObject({ kind: 'success', data: [{}] });
    expect(readEnvelope(codec, { status: 1, message: '', data: [] })).toMatchObject({ kind: 'success', data: [] });
  });

  test.each(SWAPPED)('to the question for %s with %s in it is not read', (_asked, _given, codec, rows) => {
    expect(() => readEnvelope(codec, { status: 1, message: '', data: rows })).toThrow(ContractError);
  });

  test.each(LISTS)('to the question for %s without a list is not read', (_name, codec) => {
    for (const data of [undefined, null, {}, 'text'])
      expect(() => readEnvelope(codec, { status: 1, message: '', data })).toThrow(ContractError);
  });

  test.each(LISTS)('with %s among what cannot be read is read for what can', (_name, codec, rows) => {
    expect(codec.decode([null, ...rows, {}])).toHaveLength(1);
  });
});

describe('A list of which no row can be read', () => {
  /** What tells whose row it is, and nothing else. */
  const OWN: readonly (readonly [name: string, codec: Codec<unknown>, row: object])[] = [
    ['products', getProducts.output, { product_id: 7 }],
    ['articles', getNewsletter.output, { newsletter_id: 1 }],
    ['guides', getInstallation.output, { installation_id: 1 }],
    ['delivery bands', getShippingCharge.output, { min_mile: 0 }],
    ['orders', getOrders.output, { order_id: 5 }],
    ['devices', getDevices.output, { session_id: 1 }],
  ];

  test.each(OWN)('is no list of %s, so that what is saved stays, even where the rows are its own', (_name, codec, row) => {
    expect(() => codec.decode([row, row])).toThrow(ContractError);
  });

  test.each([{ product: null }, { product: null, quantity: 3 }, { user_carts_id: '12', product: {} }])(
    'is a cart without lines where it is a cart, %j, so that floors can be added',
    (line) => {
      expect(getCart.output.decode([{ user_carts_id: 1, product_id: 7, ...line }])).toEqual([]);
      for (const id of [null, '', 'x', undefined])
        expect(() => getCart.output.decode([{ ...line, user_carts_id: id }])).toThrow(ContractError);
    },
  );

  test('of which one row can be read is read for that', () => {
    const [, , rows] = LISTS.find(([name]) => name === 'the cart') ?? [];
    expect(getCart.output.decode([{ user_carts_id: 2, product: null }, ...(rows ?? [])])).toMatchObject([{ lineId: 1 }]);
  });
});

test('A category may say that it is no product', () => {
  const category = { product_category_id: 1, title: 'Plank', description: '', product_id: null };
  expect(getCategories.output.decode([category])).toMatchObject([{ id: 1, title: 'Plank' }]);
  expect(() => getCategories.output.decode([{ ...category, product_id: 7 }])).toThrow(ContractError);
});

describe('A reply with several lists', () => {
  const zips = { bands: [{ min_mile: 0, max_mile: 10, price: 150 }], zips: [{ zip: '33432', miles: 4, band: 0 }] };
  const part = {
    ...{ products: [], guides: [], articles: [], pictures: [], removed: [] },
    ...{ next: 'b', is_from_start: false, left: { items: 0, bytes: 0 }, whole: { items: 0, bytes: 0 } },
  };

  test('lacks none of them', () => {
    expect(getDeliveryZips.output.decode(zips)).toMatchObject({ bands: [{}], zips: [{}] });
    for (const list of ['bands', 'zips']) {
      expect(() => getDeliveryZips.output.decode({ ...zips, [list]: undefined }), list).toThrow(ContractError);
      expect(() => getDeliveryZips.output.decode({ ...zips, [list]: [{ id: 1 }] }), list).toThrow(ContractError);
    }
    for (const list of ['products', 'guides', 'articles', 'pictures'])
      expect(() => getCatalogueChanges.output.decode({ ...part, [list]: undefined }), list).toThrow(ContractError);
    expect(() => getProjects.output.decode({ version: '1', has_more: '0' })).toThrow(ContractError);
  });

  const PARTLY = { products: [], guides: [], articles: [], pictures: [], next: 'b', isPartlyRead: true };

  test('of the changes leaves out what cannot be read, and says so', () => {
    const picture = { name: 'oak', version: '1', files: [] };
    expect(getCatalogueChanges.output.decode(part)).not.toHaveProperty('isPartlyRead');
    expect(getCatalogueChanges.output.decode({ ...part, pictures: [picture] })).not.toHaveProperty('isPartlyRead');
    expect(getCatalogueChanges.output.decode({ ...part, products: [{ id: 1 }], pictures: [picture] })).toMatchObject({
      ...PARTLY,
      pictures: [{}],
    });
  });

  test.each([
    ['products', { order: [1], details: null }],
    ['products', { order: null, details: { product: PRODUCT, product_image: [] } }],
    ['products', { order: [1], details: { product: { ...PRODUCT, slug: null } } }],
    ['guides', { order: [1], guide: 'text' }],
    ['guides', { order: 'x', guide: { installation_id: 1, slug: null } }],
    ['articles', { article: { newsletter_id: 1, slug: 'mil', title: 'Mil' } }],
    ['pictures', { name: 'oak', version: '1', files: null }],
  ])('of the changes with one of %s alone that cannot be read, %j, is a part: later ones are asked for', (list, row) => {
    expect(getCatalogueChanges.output.decode({ ...part, [list]: [row] })).toMatchObject(PARTLY);
  });

  test.each(LISTS)("is not read with %s, another call's, in its lists", (_name, _codec, rows) => {
    for (const list of ['products', 'guides', 'articles', 'pictures'])
      for (const foreign of [rows, [{ id: 1 }], [null]])
        expect(() => getCatalogueChanges.output.decode({ ...part, [list]: foreign }), list).toThrow(ContractError);
    expect(() => getProjects.output.decode({ projects: rows, version: '1', has_more: '0' })).toThrow(ContractError);
  });
});

describe('An object without a single field of its own', () => {
  const OBJECTS = [
    ['settings', getSettings.output, { contact_no: '3055550100', tax: 7 }],
    ['the home screen', getHomeScreen.output, { sps_flooring_title: 'Floors' }],
    ['the about page', getAboutUs.output, { banner_title: 'About', description: 'We' }],
  ] as const;

  test.each(OBJECTS)('is not read as %s', (name, codec, own) => {
    expect(codec.decode(own)).toBeTruthy();
    const others = OBJECTS.filter(([other]) => other !== name).map(([, , fields]) => fields);
    for (const other of [...others, {}, { products: [] }, [PRODUCT]]) expect(() => codec.decode(other)).toThrow(ContractError);
  });
});
