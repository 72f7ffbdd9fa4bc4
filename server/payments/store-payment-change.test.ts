import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldOrder, OrderRefund } from '../repositories/order-refunds';
import type { OwnerStep } from '../repositories/order-steps';
import type { Mail } from '../repositories/outgoing-mails';
import type { PaymentChange } from '../repositories/payment-changes';
import { keepChange, putOrderMail, tellRefunds, writeStep, type StepContext } from './store-payment-change';

const books = vi.hoisted(() => ({
  order: null as HeldOrder | null,
  asked: null as OrderRefund | null,
  refundedCents: 0,
  isOurs: true,
  told: [] as number[],
  steps: [] as unknown[],
  mails: [] as string[],
  callsInOrder: [] as string[],
}));
vi.mock('../repositories/order-refunds', () => ({
  holdOrder: async () => (books.callsInOrder.push('hold'), books.order),
  findAskedRefund: async () => books.asked,
  setToldRefund: async (_tx: unknown, _orderId: number, cents: number) => void books.told.push(cents),
}));
vi.mock('../repositories/payment-changes', () => ({
  keepPaymentChange: async () => (books.callsInOrder.push('keep'), books.isOurs),
  readPaymentOutcomes: async () => new Map([['pi_1', { refundedCents: books.refundedCents, dispute: null }]]),
}));
vi.mock('../repositories/order-steps', () => ({
  insertStep: async (_tx: unknown, _orderId: number, step: OwnerStep) => void books.steps.push(step),
}));
vi.mock('../repositories/order-history', () => ({ findOrder: async () => ({}) }));
vi.mock('../repositories/outgoing-mails', () => ({ putMail: async (_tx: unknown, { to }: Mail) => void books.mails.push(to) }));
vi.mock('./step-mail', () => ({
  stepMail: (_order: unknown, { kind }: OwnerStep) =>
    kind === 'refund_failed' ? null : { to: 'ana@shopper.example', subject: kind, text: '' },
}));

let wakes: number;
const db = { transaction: async (work: (tx: unknown) => Promise<unknown>) => work(db) };
const context = {
  db,
  log: () => undefined,
  now: () => 1_000,
  seller: async () => ({ publicUrl: '', settings: null, isDemo: false }),
  wakeMailOutbox: () => void (wakes += 1),
} as unknown as StepContext;
const tx = context.db;
const HELD: HeldOrder = { id: 7, userId: 1, paymentId: 'pi_1', state: 'confirmed', toldRefundCents: 2_000 };
const CHANGE: PaymentChange = {
  objectId: 're_1',
  paymentId: 'pi_1',
  kind: 'refund',
  amountCents: 500,
  status: 'succeeded',
  asOf: 1,
  tie: 0,
};

beforeEach(() => {
  wakes = 0;
  Object.assign(books, { order: HELD, asked: null, refundedCents: 2_500, isOurs: true, told: [], steps: [], mails: [], callsInOrder: [] });
});

describe('A refund that the provider tells of', () => {
  it('becomes one step of its order, of what is new about it, and one mail that goes out at once', async () => {
    expect(await keepChange(context, CHANGE)).toBe(true);
    expect(books.steps).toEqual([{ kind: 'refunded', at: 1_000, day: null, amountCents: 500, note: null, by: 'payment provider' }]);
    expect([books.told, books.mails, wakes]).toEqual([[2_500], ['ana@shopper.example'], 1]);
  });

  it('is kept only once its order is locked: two servers that hear of it at once tell of it once', async () => {
    await keepChange(context, CHANGE);
    expect(books.callsInOrder).toEqual(['hold', 'keep']);
  });

  it('that failed later is a step without a mail, of the sum that did not arrive', async () => {
    books.refundedCents = 0;
    await keepChange(context, CHANGE);
    expect(books.steps).toMatchObject([{ kind: 'refund_failed', amountCents: 2_000 }]);
    expect([books.told, books.mails]).toEqual([[0], []]);
  });

  it('and that the shopper knows of already is told no second time', async () => {
    books.refundedCents = 2_000;
    expect(await keepChange(context, CHANGE)).toBe(true);
    expect([books.steps, books.told, books.mails]).toEqual([[], [], []]);
  });

  it('while a refund of the owner is under way is left for that one to tell, with the words of the owner', async () => {
    books.asked = { id: 1 } as OrderRefund;
    expect(await keepChange(context, CHANGE)).toBe(true);
    expect([books.steps, books.told, books.mails]).toEqual([[], [], []]);
  });

  it('of another shop, or before there is an order, is no step', async () => {
    books.isOurs = false;
    expect(await keepChange(context, CHANGE)).toBe(false);
    books.isOurs = true;
    books.order = null;
    expect(await keepChange(context, CHANGE)).toBe(true);
    expect([books.steps, books.mails]).toEqual([[], []]);
  });
});

describe('A step', () => {
  it('of a cancelled order tells of its refund without a mail of its own', async () => {
    await tellRefunds(context, tx, HELD, { by: 'owner', note: 'As you asked', isMailed: false });
    expect(books.steps).toMatchObject([{ kind: 'refunded', amountCents: 500, note: 'As you asked', by: 'owner' }]);
    expect(books.mails).toEqual([]);
  });

  it('is mailed unless it says otherwise', async () => {
    const step: OwnerStep = { kind: 'ready', at: 1, day: null, amountCents: null, note: null, by: 'owner' };
    await writeStep(context, tx, 7, step);
    await writeStep(context, tx, 7, step, { isMailed: false });
    expect([books.steps, books.mails]).toEqual([[step, step], ['ana@shopper.example']]);
  });

  it('writes no mail to somebody whose account was erased', async () => {
    const mail = { subject: 'Ready', text: '' };
    await putOrderMail(context, tx, { ...mail, to: 'erased-7@erased.invalid' });
    await putOrderMail(context, tx, null);
    await putOrderMail(context, tx, { ...mail, to: 'ana@invalid.example' });
    expect(books.mails).toEqual(['ana@invalid.example']);
  });
});
