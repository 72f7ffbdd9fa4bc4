import { expect, test } from 'vitest';
import { Elements } from './stripe';

test('A destroyed card field makes room for the next one, as StrictMode needs', () => {
  const elements = new Elements();
  const first = elements.create('card');
  expect(() => elements.create('card')).toThrow('Can only create one Element of type card');
  first.destroy();
  first.destroy();
  const second = elements.create('card');
  expect(elements.getElement('card')).toBe(second);
});

test('The field is found by its type and by the component that stands for it', () => {
  const elements = new Elements();
  const Component = Object.assign(() => null, { __elementType: 'card' });
  expect(elements.getElement(Component)).toBeNull();
  const card = elements.create('card');
  expect([elements.getElement(Component), elements.getElement('iban')]).toEqual([card, null]);
});

test('A field that is not on the page answers a call as unreachable', async () => {
  const card = new Elements().create('card');
  expect(await card.callWithCard({ path: '/payment_methods', fields: {}, cardName: 'card' })).toEqual({ kind: 'unreachable' });
});
