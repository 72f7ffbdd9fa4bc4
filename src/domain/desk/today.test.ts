import { describe, expect, it } from 'vitest';
import { aDeskOrder } from '../../../tests/fixtures/desk-order';
import { withDeed, type DeskAct } from './desk-act';
import { nextStep, stepWords, type DeskOrder } from './desk-order';
import type { DeskSnapshot } from './snapshot';
import { handoverDoubts } from './handover-doubts';
import { todayOf } from './today';

const NOON = Date.parse('2026-11-28T17:00:00Z');
const HOUR_MS = 3_600_000;

const scheduled = (day: string, changed: Partial<DeskOrder> = {}): DeskOrder =>
  aDeskOrder({
    fulfilment: 'Delivery',
    state: 'scheduled',
    steps: [{ kind: 'scheduled', at: NOON - HOUR_MS, day, amountCents: null, note: null, by: 'Marta' }],
    ...changed,
  });
const day = (orders: readonly DeskOrder[], changed: Partial<DeskSnapshot> = {}): DeskSnapshot => ({
  asOf: NOON,
  today: '2026-11-28',
  orders,
  moreOrders: 0,
  samples: [],
  messages: [],
  stock: [],
  people: [],
  failedMails: 0,
  backedUpAt: NOON - HOUR_MS,
  ...changed,
});
const kinds = (snapshot: DeskSnapshot): readonly string[] => todayOf(snapshot, NOON).map(({ kind, count }) => `${kind} ${count}`);

describe('What needs a hand today', () => {
  it.each([
    ['nothing', day([]), []],
    ['a new pickup is new and to be picked', day([aDeskOrder()]), ['new 1', 'pick 1']],
    ['one that is picked is only new', day([aDeskOrder({ picked: [1] })]), ['new 1']],
    ['a new delivery waits for its day', day([aDeskOrder({ fulfilment: 'Delivery' })]), ['new 1']],
    ['a delivery of today is to be picked and driven', day([scheduled('2026-11-28')]), ['pick 1', 'deliver 1']],
    ['one of tomorrow is neither', day([scheduled('2026-11-29')]), []],
    [
      'one whose day has passed comes before all others',
      day([aDeskOrder(), scheduled('2026-11-27', { picked: [1] })]),
      ['late 1', 'new 1', 'pick 1'],
    ],
    [
      'an odd payment comes first',
      day([aDeskOrder({ flag: 'paid 1 cents' }), scheduled('2026-11-27', { picked: [1] })]),
      ['look 1', 'late 1', 'new 1', 'pick 1'],
    ],
    [
      'a dispute too, until it is over',
      day([aDeskOrder({ dispute: 'open', state: 'ready' }), aDeskOrder({ dispute: 'won', state: 'ready' })]),
      ['look 1', 'ready 2'],
    ],
    ['a backup of more than a day ago', day([], { backedUpAt: NOON - 25 * HOUR_MS }), ['backup 1']],
    ['no backup at all', day([], { backedUpAt: null }), ['backup 1']],
    ['mails that do not leave', day([], { failedMails: 3 }), ['mails 3']],
  ])('%s', (_what, snapshot, expected) => {
    expect(kinds(snapshot)).toEqual(expected);
  });

  it('says since when the oldest waits, from its last step', () => {
    const ready = aDeskOrder({
      state: 'ready',
      steps: [{ kind: 'ready', at: NOON - HOUR_MS, day: null, amountCents: null, note: null, by: 'Marta' }],
    });
    expect(todayOf(day([ready]), NOON)).toEqual([{ kind: 'ready', count: 1, oldestAt: NOON - HOUR_MS }]);
  });
});

describe('An order with what waits on the device', () => {
  const act = { id: 'a', madeAt: NOON, orderId: 7, orderNumber: 'A-7' } as const;
  const ready: DeskAct = { ...act, kind: 'step', from: 'confirmed', to: 'ready', day: null, note: 'Gate 4' };

  it('has its steps, ticks and notes, and none of another order', () => {
    const stepped = withDeed(aDeskOrder(), ready, 'Marta');
    expect([stepped.state, stepped.steps.at(-1)]).toMatchObject(['ready', { kind: 'ready', by: 'Marta', note: 'Gate 4' }]);
    expect(withDeed(aDeskOrder(), { ...act, kind: 'pick', productId: 1, isPicked: true }, 'Marta').picked).toEqual([1]);
    expect(withDeed(aDeskOrder({ picked: [1] }), { ...act, kind: 'pick', productId: 1, isPicked: false }, 'Marta').picked).toEqual([]);
    expect(withDeed(aDeskOrder(), { ...act, kind: 'note', text: 'Call' }, 'Marta').notes).toEqual([
      { at: NOON, by: 'Marta', text: 'Call' },
    ]);
    const other = aDeskOrder({ orderId: 8 });
    expect(withDeed(other, ready, 'Marta')).toBe(other);
  });

  it('is left as it is where it has changed since', () => {
    const cancelled = aDeskOrder({ state: 'cancelled' });
    expect(withDeed(cancelled, ready, 'Marta')).toBe(cancelled);
    expect(withDeed(cancelled, { ...act, kind: 'undo', seenKind: 'ready', seenAt: NOON }, 'Marta')).toBe(cancelled);
  });

  it('goes back by the step that is taken back', () => {
    const stepped = withDeed(aDeskOrder(), ready, 'Marta');
    expect(withDeed(stepped, { ...act, kind: 'undo', seenKind: 'ready', seenAt: NOON }, 'Marta')).toEqual(aDeskOrder());
  });
});

it('The button of a step is named for what happens to the boxes', () => {
  const next = (changed: Partial<DeskOrder>): string | null => {
    const shown = aDeskOrder(changed);
    const to = nextStep(shown);
    return to === null ? null : stepWords(to, shown.fulfilment);
  };
  expect([next({}), next({ state: 'ready' }), next({ state: 'done' }), next({ state: 'cancelled' })]).toEqual([
    'Ready for pickup',
    'Picked up',
    null,
    null,
  ]);
  expect((['confirmed', 'scheduled', 'out'] as const).map((state) => next({ fulfilment: 'Delivery', state }))).toEqual([
    'Schedule',
    'Out for delivery',
    'Delivered',
  ]);
});

describe('A handover', () => {
  const ready = aDeskOrder({ state: 'ready', picked: [1] });
  const act: DeskAct = {
    id: 'h',
    madeAt: NOON,
    kind: 'handover',
    orderId: 7,
    orderNumber: 'A-7',
    from: 'ready',
    takenBy: 'Luis Ruiz',
    signature: 'M1 1L2 2',
  };

  it('shows at once as done, with who took the boxes; taken back, nobody has', () => {
    const done = withDeed(ready, act, 'Marta');
    expect(done).toMatchObject({
      state: 'done',
      takenBy: 'Luis Ruiz',
      steps: [{ kind: 'done', by: 'Marta' }],
      handover: { at: NOON, by: 'Marta', takenBy: 'Luis Ruiz', signature: 'M1 1L2 2' },
    });
    const undo: DeskAct = { id: 'u', madeAt: NOON, kind: 'undo', orderId: 7, orderNumber: 'A-7', seenKind: 'done', seenAt: NOON };
    expect(withDeed(done, undo, 'Marta')).toMatchObject({ takenBy: null, handover: null, steps: [] });
  });

  it('leaves an order alone that somebody else has moved on', () => {
    const cancelled = aDeskOrder({ state: 'cancelled' });
    expect(withDeed(cancelled, act, 'Marta')).toBe(cancelled);
  });

  it('is doubted for what is unpaid, disputed, refunded, too early or not picked, and for nothing else', () => {
    expect(handoverDoubts(ready)).toEqual([]);
    expect(handoverDoubts(aDeskOrder({ refundedCents: 1 }))).toEqual([
      'Refunded in full: it is unpaid.',
      "It is still 'New'.",
      'Not picked: Oak.',
    ]);
    expect(handoverDoubts({ ...ready, flag: 'paid 1 cents', dispute: 'open' })).toEqual([
      'The bank of the card disputes this payment. Hand nothing over before an owner has looked.',
      'Look at the payment: paid 1 cents.',
    ]);
    expect(handoverDoubts({ ...ready, dispute: 'lost' })).toEqual(['The bank of the card has taken this payment back: it is unpaid.']);
  });
});
