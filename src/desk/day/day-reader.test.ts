import { expect, it } from 'vitest';
import { aDeskOrder } from '../../../tests/fixtures/desk-order';
import { getDeskSnapshot } from '../../contract/desk/snapshot';
import { ContractError } from '../../contract/contract-error';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { createDayReader } from './day-reader';

const reply = (...orders: readonly DeskOrder[]): unknown => {
  const snapshot = {
    asOf: 1,
    today: '2026-11-28',
    orders,
    moreOrders: 0,
    samples: [],
    messages: [],
    stock: [],
    people: [],
    failedMails: 0,
    backedUpAt: null,
  };
  return JSON.parse(JSON.stringify(getDeskSnapshot.output.encode({ mark: 'm', snapshot })));
};
const [one, two, three] = [7, 8, 9].map((orderId) => aDeskOrder({ orderId, orderNumber: `SPS-${orderId}` }));
if (one === undefined || two === undefined || three === undefined) throw new Error('Three orders');

it('An order that has not changed is the same object again, in its place; one that has is read anew', () => {
  const { output } = createDayReader();
  const first = output.decode(reply(one, two)).snapshot?.orders ?? [];
  expect(first).toEqual(getDeskSnapshot.output.decode(reply(one, two)).snapshot?.orders);
  const second = output.decode(reply(three, { ...one, picked: [1] }, two)).snapshot?.orders ?? [];
  expect(second.map(({ orderId, picked }) => [orderId, picked.length])).toEqual([
    [9, 0],
    [7, 1],
    [8, 0],
  ]);
  expect(second[2]).toBe(first[1]);
  expect(second[1]).not.toBe(first[0]);
});

it('The reply is kept as it came, and is read again from that', () => {
  const wire = reply(one, two);
  const read = createDayReader().output.decode(wire);
  expect(read.wire).toBe(wire);
  expect(createDayReader().output.decode(read.wire).snapshot).toEqual(read.snapshot);
});

it('A reply without a snapshot, or that is none, is what it was', () => {
  const { output } = createDayReader();
  expect(output.decode({ mark: 'm', snapshot: null })).toMatchObject({ mark: 'm', snapshot: null });
  expect(() => output.decode('<h1>Wi-Fi</h1>')).toThrow(ContractError);
});
