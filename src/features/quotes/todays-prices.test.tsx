// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { COASTAL_MAPLE } from '../../../tests/fixtures/sample-rooms';
import { compareQuote } from '../../domain/quote/todays-quote';
import { TodaysPrices } from './todays-prices';

afterEach(cleanup);

const quote = sampleQuote(1, { delivery: { kind: 'pickup' }, installationCentsPerSqft: null, taxPercentHundredths: 0 });
const RATES = { taxPercentHundredths: 0, installationCentsPerSqft: 250 };

function show(pricePerBoxCents: number, standing: Parameters<typeof TodaysPrices>[0]['standing']) {
  const floors = new Map([[101, { ...COASTAL_MAPLE, id: 101, pricePerBoxCents, sqftPerBox: 2_364 }]]);
  const compared = compareQuote(quote, { floors, rates: RATES, delivery: null, today: quote.madeOn });
  const today = { compared, pricedAt: 0 } as Parameters<typeof TodaysPrices>[0]['today'];
  const nameOf = () => ({ title: 'Natural Oak', slug: 'natural-oak' });
  render(<TodaysPrices {...{ quote, today, isOffline: false, nameOf, standing, cart: null }} />);
}

test.each([
  [6_642, 'That is $12.00 more than the quote. When you buy, today’s prices count.'],
  [6_442, 'That is $12.00 less than the quote. When you buy, today’s prices count.'],
])('At %d cents a box the page says by how much the total differs, which way, and what counts', (price, words) => {
  show(price, { kind: 'none' });
  expect(screen.getByText(words)).toBeDefined();
});
