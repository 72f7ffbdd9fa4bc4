import { describe, expect, it } from 'vitest';
import { stockFields, stockFrom } from './wire-stock';

describe('Boxes on hand on the wire', () => {
  it.each([
    { boxesOnHand: 28, asOf: '2026-11-26', backOn: null },
    { boxesOnHand: 0, asOf: '2026-11-26', backOn: '2026-12-03' },
    { boxesOnHand: null, asOf: '2026-11-26', backOn: '2026-12-03' },
    { boxesOnHand: 3, asOf: '2026-11-26', backOn: null, isMoreRefused: true },
  ])('come back as %j', (stock) => {
    expect(stockFrom(stockFields({ stock }).stock)).toEqual({ stock });
  });

  it('are no field of a floor without a count', () => {
    expect(stockFields({})).toEqual({});
    expect(stockFrom(undefined)).toEqual({});
  });

  it.each([
    null,
    28,
    'plenty',
    [],
    {},
    { boxes_on_hand: -1, as_of: '2026-11-26', back_on: null },
    { boxes_on_hand: 1.5, as_of: '2026-11-26', back_on: null },
    { boxes_on_hand: '28', as_of: '2026-11-26', back_on: null },
    { boxes_on_hand: 28, as_of: 'today', back_on: null },
    { boxes_on_hand: 28, as_of: '2026-13-26', back_on: null },
    { boxes_on_hand: 28, as_of: '2026-02-30', back_on: null },
    { boxes_on_hand: 0, as_of: '2026-11-26', back_on: '2026-06-31' },
    { boxes_on_hand: 28, as_of: '2026-11-26', back_on: 'soon' },
    { boxes_on_hand: 28 },
  ])('that are strange, as %j, say nothing and leave the floor', (wire) => {
    expect(stockFrom(wire)).toEqual({});
  });
});
