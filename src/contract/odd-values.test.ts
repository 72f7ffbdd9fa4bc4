import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getCart } from './cart';
import { getCategories, getProducts } from './catalogue';
import { codecOf, readList, tolerantList } from './codec';
import { ContractError } from './contract-error';
import { getHomeScreen, getInstallation, getNewsletter } from './content';
import { readEnvelope, refusalEnvelope, successEnvelope } from './envelope';
import { getSettings } from './site';
import { isMediaAddress, pictureFrom } from './wire-picture';
import { roomFloorFrom } from './wire-room-floor';

// Values that back ends really send: numbers as text, nulls, missing fields, and worse.

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words));
});
afterEach(() => void vi.restoreAllMocks());

describe('A list', () => {
  const list = tolerantList(codecOf(z.object({ size: z.number(), inner: z.optional(z.object({ a: z.string() })) })));

  test('leaves out what cannot be read, says which and why, and keeps the rest in order', () => {
    expect(list.decode([{ size: 1 }, { size: 'x', inner: { a: 1 } }, 'text', { size: 3 }])).toEqual([{ size: 1 }, { size: 3 }]);
    expect(warned).toEqual([
      expect.stringMatching(/^Left out item 1 of a list\. .*size: .+.*inner\.a: /),
      expect.stringMatching(/^Left out item 2 of a list\. .*value: /),
    ]);
  });

  test('that is none is refused; inside of a reply it counts as empty, and that is written into the log unless it is missing', () => {
    expect(() => list.decode({})).toThrow(new ContractError(['value: expected a list']));
    expect([readList(list, null), readList(list, undefined), warned]).toEqual([[], [], []]);
    expect(readList(list, [{ size: 1 }])).toEqual([{ size: 1 }]);
    expect(readList(list, 'text')).toEqual([]);
    expect(warned).toEqual(['Read something else as an empty list.']);
  });

  test("of which nothing can be read is another call's, an empty one is empty; inside of a reply it counts as empty", () => {
    for (const other of [[{ length: 1 }], ['text', null]]) expect(() => list.decode(other)).toThrow(ContractError);
    expect(list.decode([])).toEqual([]);
    expect(readList(list, [{ length: 1 }])).toEqual([]);
  });

  test('does not hide a mistake of our own', () => {
    const broken = tolerantList({
      ...list,
      decode: () => {
        throw new TypeError('mistake');
      },
    });
    expect(() => broken.decode([1])).toThrow(TypeError);
  });
});

describe('A reply', () => {
  const size = codecOf(z.object({ size: z.number() }));

  test('is read with its payload in `data` or bare, in a list or not, with its status as number or text', () => {
    expect(readEnvelope(size, { status: 1, message: 'Saved', data: { size: 1 } })).toEqual({
      kind: 'success',
      message: 'Saved',
      data: { size: 1 },
    });
    expect(readEnvelope(size, { status: '1', size: 1 })).toEqual({ kind: 'success', message: '', data: { size: 1 } });
    expect(readEnvelope(size, { size: 1, message: 7 })).toEqual({ kind: 'success', message: '', data: { size: 1 } });
    expect(readEnvelope(tolerantList(size), [{ size: 1 }])).toEqual({ kind: 'success', message: '', data: [{ size: 1 }] });
    expect(readEnvelope(size, successEnvelope(size, { size: 1 }))).toEqual({ kind: 'success', message: '', data: { size: 1 } });
    expect(successEnvelope(size, { size: 1 }, 'Saved')).toEqual({ status: 1, message: 'Saved', data: { size: 1 } });
  });

  test('that refuses brings its words and its data, and one about a dead key says so', () => {
    expect(readEnvelope(size, { status: 0, message: 'No', data: { left: 1 } })).toEqual({
      kind: 'refused',
      message: 'No',
      data: { left: 1 },
    });
    expect(refusalEnvelope('No', { left: 1 })).toEqual({ status: 0, message: 'No', data: { left: 1 } });
    expect(refusalEnvelope('No')).toEqual({ status: 0, message: 'No', data: null });
    expect(readEnvelope(size, { status: '0' })).toEqual({ kind: 'refused', message: '', data: null });
    expect(readEnvelope(size, { status: 3, message: 'Log in' })).toEqual({ kind: 'unauthenticated', message: 'Log in' });
  });

  test.each([null, undefined, 'text', 5])('that is %j is none of ours', (body) => {
    expect(() => readEnvelope(size, body)).toThrow(new ContractError(['reply: expected an object']));
  });

  test('whose payload cannot be read keeps the words that came with it, where there are any', () => {
    const said = (body: object): unknown => {
      try {
        return readEnvelope(size, body);
      } catch (error) {
        return error instanceof ContractError ? [error.problems.length, error.serverMessage] : error;
      }
    };
    expect(said({ status: 1, message: 'Sold out', data: {} })).toEqual([1, 'Sold out']);
    expect(said({ status: 1, message: '', data: {} })).toEqual([1, '']);
  });
});

describe('A picture', () => {
  const facts = { widths: [320], width: 640, height: 480, color: '#C0FFEE', alt: 'Oak' };

  test.each(['https://pictures.example/a.webp', 'HTTP://pictures.example/a.webp', '/media/a.webp'])('may come from %s', (address) => {
    expect([isMediaAddress(address), pictureFrom(address, facts).src]).toEqual([true, address]);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,x', '//evil.example/a', 'media/a.webp', ' /a', 'x https://a', '', 'ftp://a'])(
    'cannot come from %j: the fallback is shown',
    (address) => {
      expect([isMediaAddress(address), pictureFrom(address, facts, 'Oak')]).toEqual([
        false,
        expect.objectContaining({ src: '/media/fallback.svg', alt: 'Oak' }),
      ]);
    },
  );

  test.each([
    { ...facts, color: 'red' },
    { ...facts, color: '#C0FFEE0' },
    { ...facts, color: 'x#C0FFEE' },
    { ...facts, width: 0 },
    { ...facts, height: -1 },
    { ...facts, widths: [0] },
    { ...facts, alt: 7 },
    'text',
  ])('with facts that cannot be used, %j, is shown without them, and the log says so', (odd) => {
    expect(pictureFrom('/media/a.webp', odd, 'Oak')).toMatchObject({ src: '/media/a.webp', widths: [], alt: 'Oak' });
    expect(warned).toEqual([expect.stringMatching(/^Left out the facts of a picture: /)]);
  });

  test('without facts is shown, and is nothing for the log', () => {
    for (const none of [null, undefined]) expect(pictureFrom('/media/a.webp', none).widths).toEqual([]);
    expect(pictureFrom(null, facts, 'Oak')).toMatchObject({ src: '/media/fallback.svg', alt: 'Oak' });
    expect(warned).toEqual([]);
  });
});

describe('How the room view lays a floor', () => {
  const facts = { widths: [320], width: 640, height: 480, color: '#C0FFEE', alt: '' };
  const floor = {
    image: '/a.avif',
    image_facts: facts,
    length_mm: 1_220,
    width_mm: 180,
    patterns: ['herringbone', 'spiral', 'straight'],
    row_step: 0.33,
    sheen: 0.2,
  };

  test('is read with the patterns that we know', () => {
    expect(roomFloorFrom(floor)).toMatchObject({
      lengthMm: 1_220,
      widthMm: 180,
      patterns: ['herringbone', 'straight'],
      rowStep: 0.33,
      sheen: 0.2,
    });
    expect(roomFloorFrom({ ...floor, length_mm: 20, width_mm: 5_000, row_step: 0, sheen: 1 })).toBeDefined();
    expect(roomFloorFrom({ ...floor, row_step: null, sheen: 0 })?.rowStep).toBeNull();
  });

  test.each([
    { ...floor, length_mm: 19 },
    { ...floor, length_mm: 5_001 },
    { ...floor, width_mm: 19 },
    { ...floor, row_step: 1 },
    { ...floor, row_step: -0.1 },
    { ...floor, sheen: 1.1 },
    { ...floor, sheen: -0.1 },
    { ...floor, patterns: ['spiral'] },
    { ...floor, patterns: [] },
    { ...floor, image: 'javascript:x' },
    { ...floor, image_facts: null },
    undefined,
    'text',
  ])('is none where it cannot be: %j', (odd) => {
    expect(roomFloorFrom(odd)).toBeUndefined();
  });
});

describe('What names are missing', () => {
  test('floors, categories and articles get one that can be pressed', () => {
    const product = { product_id: 7, slug: 'a', title: ' ' };
    expect(getProducts.output.decode([product])[0]).toMatchObject({ title: 'Floor 7', picture: { alt: 'Floor 7' }, categoryId: null });
    expect(getCategories.output.decode([{ product_category_id: 3, title: '\u200b' }])[0]?.title).toBe('Category 3');
    expect(getInstallation.output.decode([{ installation_id: 1, slug: 'a', title: ' ' }])[0]?.title).toBe('Installation guide');
    expect(getNewsletter.output.decode([{ newsletter_id: 1, slug: 'a', title: 'A', date: '2025-06-04' }])[0]?.date).toBe('2025-06-04');
    expect(getNewsletter.output.decode([{ newsletter_id: 1, slug: 'a', title: '' }])[0]).toMatchObject({ title: 'News', date: '' });
    expect(warned).toEqual([]);
  });

  test('a slide, a client and a cart line too', () => {
    const home = getHomeScreen.output.decode({
      banner: [
        { type: 'Image', floor_slug: 'oak', video: 'javascript:x' },
        { type: 'Video', floor_slug: ' ' },
      ],
      client_say: [{ name: '', image: null }],
    });
    expect(home.banner).toMatchObject([
      { floor: { slug: 'oak', title: 'This floor' }, videoSrc: null, tallPicture: null },
      { floor: null, videoSrc: null },
    ]);
    expect(home.testimonials).toMatchObject([{ name: 'One of our clients', picture: null }]);
    const line = { user_carts_id: 1, product_id: 7, quantity: 1, product: { product_id: 7 } };
    expect(getCart.output.decode([line, { ...line, installation_charge: 0 }, { ...line, installation_charge: '0.01' }])).toMatchObject([
      { isInstallationChosen: false, product: { title: 'Floor 7', pricePerBoxCents: 0, sqftPerBox: 0 } },
      { isInstallationChosen: false },
      { isInstallationChosen: true },
    ]);
  });

  test('an article has the picture as its thumbnail where it has none, and a date that is none is told to the log, shortened', () => {
    const facts = { widths: [320], width: 640, height: 480, color: '#C0FFEE', alt: 'Oak' };
    const article = { newsletter_id: 1, slug: 'a', title: 'A', image: '/a.avif', image_facts: facts, date: `soon ${'x'.repeat(50)}` };
    expect(getNewsletter.output.decode([article])[0]).toMatchObject({ date: '', thumbnail: { src: '/a.avif', widths: [320] } });
    expect(warned).toEqual([`Read as no date: soon ${'x'.repeat(35)}`]);
  });
});

test.each([
  ['(305) 555-0142', '(305) 555-0142'],
  ['+1.305.555.0142', '+1.305.555.0142'],
  ['12345', '12345'],
  ['1234', ''],
  ['1'.repeat(16), ''],
  ['call 3055550142', ''],
  ['3055550142<script>', ''],
  ['', ''],
])('The telephone of the shop %j is linked as %j', (contact_no, linked) => {
  expect(getSettings.output.decode({ contact_no, email: '' }).contactNo).toBe(linked);
  expect(warned).toHaveLength(linked === '' && contact_no !== '' ? 1 : 0);
});

test.each([
  ['hello@shop.example', 'hello@shop.example'],
  ['a@b', 'a@b'],
  ['hello@shop.example?bcc=eve@evil.example', ''],
  ['x <hello@shop.example>', ''],
  ['hello shop@shop.example', ''],
  ['shop.example', ''],
])('The mail address of the shop %j is linked as %j', (email, linked) => {
  expect(getSettings.output.decode({ email }).email).toBe(linked);
});

test('Settings without figures have none, and their addresses are plain text', () => {
  expect(getSettings.output.decode({ address: '<b>1 Oak</b> St', warehouse_address: '9&nbsp;Rd' })).toMatchObject({
    taxPercentHundredths: 0,
    installationCentsPerSqft: 0,
    latitude: null,
    address: '1 Oak St',
    warehouseAddress: '9 Rd',
  });
});
