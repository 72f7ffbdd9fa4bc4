import { describe, expect, it } from 'vitest';
import { newCartRecord, readCartRecord } from './cart-record';

const PICTURE = { src: '/a.avif', widths: [320, 640], widthPx: 640, heightPx: 480, color: '#fff', alt: 'Oak' };
const PRODUCT = { id: 7, title: 'Oak', slug: 'oak', picture: PICTURE, priceCentsPerSqft: 319, pricePerBoxCents: 100, sqftPerBox: 2_000 };
const INTENT = { product: PRODUCT, boxes: 3, isInstallationChosen: true, sequence: 9 };
const RECORD = {
  v: 1,
  accountId: 'elena',
  intent: INTENT,
  deviceId: 'd1',
  savedAt: 5_000,
  state: 'refused',
  refusal: 'Sold out',
  isInDoubt: true,
  seenCartVersion: 4,
  ending: { how: 'ordered', boxes: 2, orderNumber: 'SPS-1' },
};

describe('An unsent change on the device', () => {
  it('is read as it was written', () => {
    expect(readCartRecord(RECORD)).toMatchObject(RECORD);
    expect(readCartRecord({ ...RECORD, ending: { how: 'removed', boxes: 1, orderNumber: null } })?.ending).toEqual({
      how: 'removed',
      boxes: 1,
      orderNumber: null,
    });
  });

  it('keeps the stock of its floor, and reads a damaged one as none', () => {
    const stockOf = (stock: unknown) => {
      const product = readCartRecord({ ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, stock } } })?.intent.product;
      return product !== undefined && 'stock' in product ? product.stock : 'none';
    };
    const stock = { boxesOnHand: 5, asOf: '2026-11-25', backOn: null };
    expect(stockOf(stock)).toEqual(stock);
    expect(stockOf({ ...stock, boxesOnHand: null, backOn: '2026-12-01' })).toEqual({ ...stock, boxesOnHand: null, backOn: '2026-12-01' });
    for (const damage of [{ boxesOnHand: -1 }, { boxesOnHand: '5' }, { asOf: 'x' }, { backOn: 7 }])
      expect(stockOf({ ...stock, ...damage })).toBe('none');
    expect(stockOf(null)).toBe('none');
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'text'],
    ['one of a later build', { ...RECORD, v: 2 }],
    ['one without a change', { ...RECORD, intent: null }],
    ['one of nobody', { ...RECORD, accountId: 7 }],
    ['one without a numbering', { ...RECORD, deviceId: undefined }],
    ['no floor', { ...RECORD, intent: { ...INTENT, product: null } }],
    ['less than no boxes', { ...RECORD, intent: { ...INTENT, boxes: -1 } }],
    ['no number of boxes', { ...RECORD, intent: { ...INTENT, boxes: Number.NaN } }],
    ['no place in the order', { ...RECORD, intent: { ...INTENT, sequence: '9' } }],
    ['a floor without its id', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, id: undefined } } }],
    ['a floor without its title', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, title: 7 } } }],
    ['a floor without its page', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, slug: null } } }],
    ['a floor without a price', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, pricePerBoxCents: null } } }],
    ['a floor without an area', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, sqftPerBox: null } } }],
    ['a floor without a picture', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, picture: null } } }],
    ['a picture without an address', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, picture: { ...PICTURE, src: 7 } } } }],
    ['a picture without a width', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, picture: { ...PICTURE, widthPx: 'x' } } } }],
    ['a picture without a height', { ...RECORD, intent: { ...INTENT, product: { ...PRODUCT, picture: { ...PICTURE, heightPx: null } } } }],
  ])('that is %s is none', (_what, stored) => {
    expect(readCartRecord(stored)).toBeNull();
  });

  it.each<[object, object]>([
    [{ savedAt: 'x' }, { savedAt: 0 }],
    [{ state: 'odd' }, { state: 'waiting' }],
    [{ refusal: 7 }, { refusal: null }],
    [{ isInDoubt: 'yes' }, { isInDoubt: false }],
    [{ seenCartVersion: -1 }, { seenCartVersion: null }],
    [{ seenCartVersion: undefined }, { seenCartVersion: null }],
    [{ ending: undefined }, { ending: null }],
    [{ ending: { how: 'eaten', boxes: 1 } }, { ending: null }],
    [{ ending: { how: 'ordered', boxes: -1 } }, { ending: null }],
    [{ ending: { how: 'ordered', boxes: 1, orderNumber: 7 } }, { ending: { how: 'ordered', boxes: 1, orderNumber: null } }],
  ])('of an earlier build, or damaged in %j alone, is read as %j', (damage, read) => {
    expect(readCartRecord({ ...RECORD, ...damage })).toMatchObject({ ...RECORD, ...read });
  });

  it('of a floor whose price by the foot or whose picture says little is read', () => {
    const product = { ...PRODUCT, priceCentsPerSqft: 'x', picture: { ...PICTURE, widths: [320, 'x'], color: 7, alt: null } };
    const read = readCartRecord({ ...RECORD, intent: { ...INTENT, product, isInstallationChosen: 1, boxes: 0 } });
    expect(read?.intent).toEqual({
      ...INTENT,
      boxes: 0,
      isInstallationChosen: false,
      product: { ...product, priceCentsPerSqft: null, picture: { ...PICTURE, widths: [320], color: '', alt: '' } },
    });
    const noList = { ...PRODUCT, picture: { ...PICTURE, widths: 'x' } };
    expect(readCartRecord({ ...RECORD, intent: { ...INTENT, product: noList } })?.intent.product.picture.widths).toEqual([]);
  });
});

describe('A new change of a floor', () => {
  const change = { product: PRODUCT, boxes: 5, isInstallationChosen: false };
  const number = { deviceId: 'd2', sequence: 10 };
  const older = readCartRecord(RECORD);

  it('waits, under the next number, on the cart that the shopper saw', () => {
    expect(newCartRecord('elena', change, number, 6_000, null, 12)).toMatchObject({
      v: 1,
      accountId: 'elena',
      intent: { ...change, sequence: 10 },
      deviceId: 'd2',
      savedAt: 6_000,
      state: 'waiting',
      refusal: null,
      isInDoubt: false,
      seenCartVersion: 12,
      ending: null,
    });
  });

  it('in place of one whose call may still arrive is in doubt as well', () => {
    expect(newCartRecord('elena', change, number, 6_000, older, 12)).toMatchObject({
      isInDoubt: true,
      seenCartVersion: 12,
      refusal: null,
      ending: null,
    });
  });

  it('in place of one that waits was made on the cart that the first one saw', () => {
    const waiting = readCartRecord({ ...RECORD, state: 'waiting' });
    expect(newCartRecord('elena', change, number, 6_000, waiting, 12).seenCartVersion).toBe(4);
  });
});
