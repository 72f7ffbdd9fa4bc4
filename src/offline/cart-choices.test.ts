// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartChoices, FIRST_CHOICES, type CartChoices } from './cart-choices';

const KEY = 'cartChoices';
const BILL = { boxes: 9, area: 1, itemsCents: 2, taxCents: 3, installationCents: 4, discountCents: 5, shippingCents: 6, totalCents: 7 };
const CHOSEN: CartChoices = {
  fulfilment: 'Delivery',
  installation: false,
  isInstallationTold: true,
  addressId: 3,
  telephone: '(305) 555-0142',
  promo: { code: 'FALL15', percentHundredths: 1_500 },
  seen: { signature: 's', bill: BILL },
  zipEstimate: { of: 'quote', zip: '33145', cents: 19_900, boxes: 12 },
};
const stored = (choices: unknown, accountId: unknown = 'elena'): void => localStorage.setItem(KEY, JSON.stringify({ accountId, choices }));

const real = localStorage;
const no = (): never => {
  throw new DOMException('no', 'SecurityError');
};
/** From now on the browser refuses this method. */
const refuse = (method: 'setItem' | 'getItem'): unknown =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => real.setItem(key, text),
    removeItem: (key: string) => real.removeItem(key),
    [method]: no,
  });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('What was chosen in the cart', () => {
  it('is there again after a reload, for its own account alone', () => {
    createCartChoices().change('elena', CHOSEN);
    const again = createCartChoices();
    expect(again.of('elena')).toEqual(CHOSEN);
    expect([again.of('marco'), again.of(null)]).toEqual([FIRST_CHOICES, FIRST_CHOICES]);
  });

  it('changes in part, and begins anew for another account, without loss for the first', () => {
    const choices = createCartChoices();
    choices.change('elena', { addressId: null });
    choices.change('elena', { fulfilment: 'Delivery' });
    expect(choices.of('elena')).toEqual({ ...FIRST_CHOICES, addressId: null, fulfilment: 'Delivery' });
    choices.change('marco', { installation: true });
    expect(choices.of('marco')).toEqual({ ...FIRST_CHOICES, installation: true });
    expect(choices.of('elena')).toEqual({ ...FIRST_CHOICES, addressId: null, fulfilment: 'Delivery' });
    choices.clear('marco');
    expect([choices.of('marco'), choices.of('elena').fulfilment]).toEqual([FIRST_CHOICES, 'Delivery']);
  });

  it('is kept for the five accounts that chose last', () => {
    const choices = createCartChoices();
    for (const account of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) choices.change(account, { installation: false });
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((account) => choices.of(account).installation === false)).toEqual([
      'a',
      'c',
      'd',
      'e',
      'f',
    ]);
  });

  it('is gone after the order and at logout, on the device too', () => {
    const choices = createCartChoices();
    choices.change('elena', CHOSEN);
    choices.clear('elena');
    expect([choices.of('elena'), localStorage.getItem(KEY)]).toEqual([FIRST_CHOICES, null]);
  });

  it('is the same object until something changes, so that no screen is drawn for nothing', () => {
    const choices = createCartChoices();
    choices.change('elena', CHOSEN);
    expect(choices.of('elena')).toBe(choices.of('elena'));
    const before = choices.of('elena');
    choices.change('elena', { installation: true });
    expect(choices.of('elena')).not.toBe(before);
  });

  it('lasts as long as the page where the browser refuses storage, and is stored once it takes it', () => {
    refuse('setItem');
    const choices = createCartChoices();
    choices.change('elena', CHOSEN);
    expect(choices.of('elena')).toEqual(CHOSEN);
    choices.change('elena', { installation: true });
    expect([choices.of('elena'), real.length]).toEqual([{ ...CHOSEN, installation: true }, 0]);
    vi.unstubAllGlobals();
    choices.change('elena', { installation: null });
    expect(createCartChoices().of('elena')).toEqual({ ...CHOSEN, installation: null });
  });

  it('where nothing can be read begins with the first choices', () => {
    stored(CHOSEN);
    refuse('getItem');
    expect(createCartChoices().of('elena')).toEqual(FIRST_CHOICES);
  });
});

describe('The screens', () => {
  it('hear of each change, here and in another tab, and of nothing once they have stopped', () => {
    const choices = createCartChoices();
    let told = 0;
    const stop = choices.subscribe(() => void (told += 1));
    choices.change('elena', CHOSEN);
    expect(told).toBe(1);
    stored({ ...CHOSEN, fulfilment: 'Pickup' });
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect([told, choices.of('elena').fulfilment]).toEqual([2, 'Pickup']);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    expect(told).toBe(2);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(told).toBe(3);
    stop();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    choices.clear('elena');
    expect(told).toBe(3);
  });

  it('that stay hear on when another one goes', () => {
    const choices = createCartChoices();
    let told = 0;
    const stops = [choices.subscribe(() => undefined), choices.subscribe(() => void (told += 1))];
    stops[0]?.();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect(told).toBe(1);
    stops[1]?.();
  });
});

describe('What stands on the device and was not written so', () => {
  it.each(['', '{', 'null', '7', '[]', '{"accountId":7,"choices":{}}', '{"accountId":"elena"}', '{"accountId":"elena","choices":7}'])(
    'counts as not chosen: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(createCartChoices().of('elena')).toEqual(FIRST_CHOICES);
    },
  );

  it.each<[keyof CartChoices, unknown]>([
    ['fulfilment', 'Balloon'],
    ['installation', 'yes'],
    ['isInstallationTold', 'true'],
    ['addressId', '3'],
    ['telephone', 7],
    ['promo', 7],
    ['promo', { code: 7, percentHundredths: 1 }],
    ['promo', { code: 'A', percentHundredths: '1' }],
    ['zipEstimate', 7],
    ['zipEstimate', { of: 'quote', zip: 33145, cents: 19_900, boxes: 12 }],
    ['zipEstimate', { of: 'quote', zip: '33145', cents: 19_900, boxes: '12' }],
    ['seen', 7],
    ['seen', { signature: 7, bill: BILL }],
    ['seen', { signature: 's', bill: 7 }],
    ...Object.keys(BILL).map((name): [keyof CartChoices, unknown] => ['seen', { signature: 's', bill: { ...BILL, [name]: 'x' } }]),
    ...Object.keys(BILL).map((name): [keyof CartChoices, unknown] => ['seen', { signature: 's', bill: { ...BILL, [name]: null } }]),
  ])('in %s alone leaves the other choices: %j', (name, value) => {
    stored({ ...CHOSEN, [name]: value });
    expect(createCartChoices().of('elena')).toEqual({ ...CHOSEN, [name]: FIRST_CHOICES[name] });
  });

  it('with an estimate of an earlier build is that of rooms', () => {
    stored({ ...CHOSEN, zipEstimate: { zip: '33145', cents: 19_900, boxes: 12 } });
    expect(createCartChoices().of('elena').zipEstimate).toEqual({ of: 'rooms', zip: '33145', cents: 19_900, boxes: 12 });
  });

  it('with an estimate whose price nobody knows has no price', () => {
    stored({ ...CHOSEN, zipEstimate: { ...CHOSEN.zipEstimate, cents: 'x' } });
    expect(createCartChoices().of('elena').zipEstimate).toEqual({ ...CHOSEN.zipEstimate, cents: null });
  });

  it('with no address chosen on purpose is not the default one', () => {
    stored({ ...CHOSEN, addressId: null });
    expect(createCartChoices().of('elena').addressId).toBeNull();
  });
});
