import { describe, expect, it } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { sampleKeptQuote, sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { findQuotes, isSameQuote, quoteState, type KeptQuote } from './kept-quote';
import { quoteNumberText } from './quote-number';

const kept = (id: string, changes: Partial<KeptQuote> = {}) =>
  sampleKeptQuote(id, { quote: sampleQuote(1, { number: { deviceMark: 1_000, count: 1, version: 1 } }), ...changes });

describe('A search in the quotes of a device', () => {
  const quotes = [
    kept('lola', { names: { customer: 'Lola Díaz', salesperson: 'Otto', note: 'Calls on Monday' } }),
    kept('oak', {
      floors: [
        { ...productNumber(7), title: 'Coastal Oak' },
        { ...productNumber(8), title: 'Grey Slate' },
      ],
    }),
    kept('number', { quote: sampleQuote(1, { number: { deviceMark: 123_456_789, count: 42, version: 2 } }) }),
  ];
  const found = (typed: string): readonly string[] => findQuotes(quotes, typed).map(({ id }) => id);

  it.each([
    ['lola', ['lola']],
    ['DIAZ', ['lola']],
    ['  monday   otto ', ['lola']],
    ['lola slate', []],
    ['diazotto', []],
    ['oak slate', ['oak']],
    ['coastal', ['oak']],
    ['', ['lola', 'oak', 'number']],
    ['   ', ['lola', 'oak', 'number']],
    ['nobody', []],
  ])('for %j finds what has every word of it in its names, its note or its floors', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it.each([
    ['O’Brien', "O'Brien"],
    ["O'Brien", 'o´brien'],
    ['Lola\u00a0Díaz', 'lola diaz'],
    ['Suite １２', '12'],
  ])('for a customer kept as %j finds what is typed as %j', (customer, typed) => {
    expect(findQuotes([kept('one', { names: { customer, salesperson: '', note: '' } })], typed)).toHaveLength(1);
  });

  it('finds a quote by its number, however that is typed', () => {
    const number = quoteNumberText({ deviceMark: 123_456_789, count: 42, version: 2 });
    const misread = number.replaceAll('0', 'O').replaceAll('1', 'I');
    expect(misread).not.toBe(number);
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' '), misread])
      expect(found(typed), typed).toEqual(['number']);
  });
});

describe('The state of a quote', () => {
  const last = sampleQuote(1).validUntil;

  it('is open until its link was opened, until its last day is over', () => {
    expect([quoteState(kept('a'), last), quoteState(kept('a', { openedAt: 5 }), last)]).toEqual(['open', 'opened']);
    expect([quoteState(kept('a'), last + 1), quoteState(kept('a', { openedAt: 5 }), last + 1)]).toEqual(['expired', 'expired']);
  });

  it('is ordered for ever', () => {
    expect(quoteState(kept('a', { openedAt: 5, orderedAt: 6 }), last + 100)).toBe('ordered');
  });
});

it('Quotes are the same where number and content are: a link can claim any number', () => {
  const quote = sampleQuote(2);
  expect(isSameQuote(quote, sampleQuote(2))).toBe(true);
  expect(isSameQuote(quote, { ...quote, taxPercentHundredths: 0 })).toBe(false);
  expect(isSameQuote(quote, { ...quote, number: { ...quote.number, version: 2 } })).toBe(false);
});
