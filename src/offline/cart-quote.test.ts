// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sampleQuote } from '../../tests/fixtures/sample-quotes';
import { signedText } from '../domain/quote/signed-quote';
import { createCartChoices } from './cart-choices';
import { createCartQuote } from './cart-quote';

const SIGNED = { text: signedText(sampleQuote(2)), signature: 'a'.repeat(22) };
const KEY = 'cartQuote';

beforeEach(() => localStorage.clear());

test('The quote in a cart is there again after a reload, for its own account alone', () => {
  createCartQuote().put('elena', SIGNED);
  const again = createCartQuote();
  expect(again.of('elena')).toEqual(SIGNED);
  expect(again.of('elena')).toBe(again.of('elena'));
  expect([again.of('marco'), again.of(null)]).toEqual([null, null]);
});

test('Neither an order nor a tab of an earlier build takes the quote with the choices of the cart', () => {
  const [quote, choices] = [createCartQuote(), createCartChoices()];
  quote.put('elena', SIGNED);
  choices.change('elena', { fulfilment: 'Delivery' });
  choices.clear('elena');
  localStorage.setItem('cartChoices', JSON.stringify({ accountId: 'elena', choices: {} }));
  expect(quote.of('elena')).toEqual(SIGNED);
});

test.each([
  ['no JSON', '{'],
  ['a text that none wrote', JSON.stringify({ accountId: 'elena', ...SIGNED, text: 'AAAA' })],
  ['no signature', JSON.stringify({ accountId: 'elena', text: SIGNED.text })],
  ['nobody’s', JSON.stringify(SIGNED)],
  ['a list', '[]'],
])('Storage that holds %s holds no quote', (_what, text) => {
  localStorage.setItem(KEY, text);
  expect(createCartQuote().of('elena')).toBeNull();
});

test('A quote that the shopper takes out of the cart is gone, on the device too', () => {
  const quote = createCartQuote();
  quote.put('elena', SIGNED);
  quote.clear('elena');
  expect([quote.of('elena'), createCartQuote().of('elena'), localStorage.getItem(KEY)]).toEqual([null, null, null]);
});
