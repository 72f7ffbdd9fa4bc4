import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCalendarDay, isCalendarDay } from './calendar-day';
import { deliveryDay, nextStates, ORDER_STATES, pathOf, stateWords, type OrderState, type OrderStep } from './order-life';

const FULFILMENTS = ['Pickup', 'Delivery'] as const;

test('A pickup becomes ready and done, a delivery scheduled, out and done; both can be cancelled until then', () => {
  expect(ORDER_STATES.map((state) => nextStates('Pickup', state))).toEqual([['ready', 'cancelled'], ['done', 'cancelled'], [], [], [], []]);
  expect(ORDER_STATES.map((state) => nextStates('Delivery', state))).toEqual([
    ['scheduled', 'cancelled'],
    [],
    ['out', 'scheduled', 'cancelled'],
    ['done', 'scheduled', 'cancelled'],
    [],
    [],
  ]);
});

test('Whatever steps are taken, an order keeps to its path, and nothing follows its end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FULFILMENTS), fc.array(fc.nat({ max: 9 }), { maxLength: 20 }), (fulfilment, choices) => {
      let state: OrderState = 'confirmed';
      for (const choice of choices) {
        const next: readonly OrderState[] = nextStates(fulfilment, state);
        if (next.length === 0) break;
        state = next[choice % next.length] ?? state;
        expect([...pathOf(fulfilment), 'cancelled']).toContain(state);
      }
      expect(nextStates(fulfilment, state).length === 0).toBe(state === 'done' || state === 'cancelled');
    }),
  );
});

test('Done is told as it was handed over, and the last agreed day counts', () => {
  expect(FULFILMENTS.map((fulfilment) => stateWords('done', fulfilment))).toEqual(['Picked up', 'Delivered']);
  const scheduled = (day: string): OrderStep => ({ kind: 'scheduled', at: 0, day, amountCents: null, note: null });
  expect(deliveryDay([scheduled('2026-12-03'), scheduled('2026-12-05')])).toBe('2026-12-05');
  expect(deliveryDay([])).toBeNull();
});

test.each([
  ['2026-12-03', true, 'Thursday, December 3, 2026'],
  ['2028-02-29', true, 'Tuesday, February 29, 2028'],
  ['2026-02-29', false, '2026-02-29'],
  ['2026-13-01', false, '2026-13-01'],
  ['26-12-03', false, '26-12-03'],
])('%s is a day of the calendar: %s', (day, isDay, words) => {
  expect([isCalendarDay(day), formatCalendarDay(day)]).toEqual([isDay, words]);
});
