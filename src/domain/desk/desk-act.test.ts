import { describe, expect, it } from 'vitest';
import { aDeskOrder } from '../../../tests/fixtures/desk-order';
import { undoingDeed, withDeed, type DeskAct, type DeskDeed } from './desk-act';
import type { DeskOrder } from './desk-order';

const made = (deed: DeskDeed, madeAt: number): DeskAct => ({ ...deed, id: `act-${madeAt}`, madeAt });
const schedule = (from: 'confirmed' | 'scheduled', day: string, madeAt: number): DeskAct =>
  made({ kind: 'step', orderId: 7, orderNumber: 'SPS-7', from, to: 'scheduled', day, note: null }, madeAt);
const order = aDeskOrder({ orderId: 7, orderNumber: 'SPS-7', fulfilment: 'Delivery', state: 'confirmed', steps: [] });
const show = (known: DeskOrder, ...acts: readonly DeskAct[]): DeskOrder => acts.reduce((now, act) => withDeed(now, act, 'Ana'), known);
const undoOf = (shown: DeskOrder, ofAct?: string): DeskAct => {
  const deed = undoingDeed(shown, ofAct);
  if (deed === null) throw new Error('Nothing to take back');
  return made(deed, 9_000);
};

describe('A step that is taken back on its way', () => {
  it('is shown as not done, whether the shop has heard of it or not', () => {
    const undo = undoOf(show(order, schedule('confirmed', '2026-12-01', 1_000)), 'act-1000');
    expect(show(order, undo)).toMatchObject({ state: 'confirmed', steps: [] });
    // Done by the shop, at a time of its own.
    expect(show(show(order, schedule('confirmed', '2026-12-01', 5_000)), undo)).toMatchObject({ state: 'confirmed', steps: [] });
  });

  it('leaves an earlier step of the same kind', () => {
    const known = show(order, schedule('confirmed', '2026-12-01', 500));
    const undo = undoOf(show(known, schedule('scheduled', '2026-12-02', 1_000)), 'act-1000');
    expect(show(known, undo)).toMatchObject({ state: 'scheduled', steps: [{ day: '2026-12-01' }] });
    expect(show(known, schedule('scheduled', '2026-12-02', 5_000), undo)).toMatchObject({ steps: [{ day: '2026-12-01' }] });
  });
});

describe('A step that the shop has confirmed and that is taken back', () => {
  it('is taken off once: the one before it stays', () => {
    const known = show(order, schedule('confirmed', '2026-12-01', 500));
    const undo = undoOf(show(known, schedule('scheduled', '2026-12-02', 1_000)));
    expect(show(known, undo)).toMatchObject({ steps: [{ day: '2026-12-01' }] });
  });

  it('is none where nothing was done', () => {
    expect(undoingDeed(order)).toBeNull();
  });
});
