// @vitest-environment happy-dom
import { databaseCalled } from '../fixtures/device-database';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { postCheckout, postPaymentIntent } from '../../src/api/checkout';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { login, signUp } from '../../src/contract/session';
import { bill } from '../../src/domain/bill';
import type { OrderDraft } from '../../src/domain/order';
import { finishOrder, takePayment, type PaymentSteps } from '../../src/features/checkout/take-payment';
import { sessionMutations } from '../../src/features/session/mutations';
import { sessionStore } from '../../src/features/session/session-store';
import { createMessages, createSendMessages } from '../../src/offline/messages';
import { productNumber } from './cart-server';
import { columns } from './fault-columns';
import { NO_FAULT, type Fault } from './fault-kinds';
import { createMessageServer } from './message-server';
import { refreshMeets, writeMeets } from './cart-pinned';
import { play } from './cart-play';
import type { Step } from './cart-steps';
import { serveSamples } from './serve-samples';

/** Every fault of docs/faults.md on what a shopper has done: it is kept until the store has replied, and its effect is there once. */

const HOUR_MS = 60 * 60 * 1000;
const GIVEN_UP_MS = 40;
const DRAIN: Step = { kind: 'drain', tab: 0 };
const set = (boxes: number): Step => ({ kind: 'set', tab: 0, product: 1, boxes });
const meets = (path: string, fault: Fault): Step => ({ kind: 'network', path, times: 1, fault });

/** Whether the work has ended by itself, in a moment. What hangs has not. */
async function endsAtOnce(work: Promise<unknown>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), GIVEN_UP_MS));
  const ended = (): boolean => true;
  return Promise.race([work.then(ended, ended), later]);
}

beforeEach(() => sessionStore.signOut());

it.each(columns)(
  'A change of the cart is there once after its write, its removal, the cart or the refresh met $column',
  async ({ faults }) => {
    for (const fault of faults) {
      const scripts = {
        write: writeMeets(fault),
        removal: [set(2), DRAIN, set(0), meets(deleteCartLine.path, fault), DRAIN],
        'the cart before a write': [set(2), meets(getCart.path, fault), DRAIN],
        'the cart before a removal': [set(2), DRAIN, set(0), meets(getCart.path, fault), DRAIN],
        'a change after a write that met it': [set(2), meets(writeCartLine.path, fault), DRAIN, set(3), DRAIN],
        ...(fault.kind === 'hang' ? {} : { refresh: refreshMeets(fault) }),
      };
      for (const [what, script] of Object.entries(scripts)) {
        const { wanted, got, left } = await play(script, {});
        expect({ cart: got, left }, `${what}: ${JSON.stringify(fault)}`).toEqual({ cart: wanted, left: 0 });
      }
    }
  },
);

let databases = 0;

it.each(columns)('A message that met $column is kept until the store has answered, and is there once', async ({ faults, getsReply }) => {
  for (const fault of faults) {
    let isOver = false;
    let now = 1_800_000_000_000;
    const server = createMessageServer(() => (isOver ? NO_FAULT : fault));
    const database = databaseCalled(`every-message-${(databases += 1)}`);
    const messages = createMessages({ database, channel: { post: () => undefined, listen: () => undefined }, now: () => now });
    await messages.open();
    const limitMs = fault.kind === 'hang' ? GIVEN_UP_MS : HOUR_MS;
    const send = createSendMessages({ messages, runLocked: (_name, work) => work(), limitMs, now: () => now });
    const words = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Do you lay on stairs?' };
    await messages.save('m1', words, null);
    const wait = { waiting: getsReply ? [] : ['waiting'], kept: getsReply };
    await send();
    expect(
      { waiting: messages.entries().map(({ state }) => state), kept: getsReply && server.kept().length === 1 },
      JSON.stringify(fault),
    ).toEqual(wait);
    isOver = true;
    now += HOUR_MS;
    await send();
    expect([server.kept(), messages.entries()], JSON.stringify(fault)).toEqual([[words.message], []]);
  }
});

const line = { lineId: 31, boxes: 9, isInstallationChosen: false, product: productNumber(107) };
const billOf: PaymentSteps['billOf'] = (lines) =>
  bill({
    lines: lines.map(({ boxes, product }) => ({ boxes, pricePerBoxCents: product.pricePerBoxCents, sqftPerBox: product.sqftPerBox })),
    taxPercentHundredths: 700,
    installationCentsPerSqft: 275,
    isInstallationChosen: false,
    promoPercentHundredths: 0,
    shippingCents: 0,
  });
const order: OrderDraft = {
  choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
  paymentId: 'pi_1',
  paymentStatus: 'succeeded',
  cartLineIds: [31],
  bill: billOf([line]),
};

it.each(columns)(
  'An order whose checkout met $column stays open on the device until the store has answered, and is made',
  async ({ faults, getsReply }) => {
    for (const fault of faults) {
      const kept = new Set<string>();
      const steps = {
        keepAttempt: async ({ paymentId }: OrderDraft) => void kept.add(paymentId),
        dropAttempt: async (paymentId: string) => void kept.delete(paymentId),
        placeOrder: (draft: OrderDraft) => postCheckout(draft),
      };
      serveSamples(checkout.path, fault);
      const asked = finishOrder(steps, order);
      if (fault.kind === 'hang') expect(await endsAtOnce(asked)).toBe(false);
      else expect((await asked).kind, JSON.stringify(fault)).toBe(getsReply ? 'ordered' : 'paid');
      expect([...kept], JSON.stringify(fault)).toEqual(getsReply ? [] : ['pi_1']);
      serveSamples(checkout.path, NO_FAULT);
      expect(await finishOrder(steps, order)).toMatchObject({ kind: 'ordered', receipt: { orderNumber: 'SPS-1' } });
      expect([...kept]).toEqual([]);
    }
  },
);

it.each(columns)(
  'A payment whose opening met $column charges no card unless the store itself has opened it',
  async ({ faults, getsReply }) => {
    for (const fault of faults) {
      const confirmed: string[] = [];
      const steps: PaymentSteps = {
        settleCart: async () => [line],
        billOf,
        createIntent: (amountCents, choice) => postPaymentIntent({ amountCents, choice }),
        keepAttempt: async () => undefined,
        dropAttempt: async () => undefined,
        confirmCard: async (secret) => (confirmed.push(secret), { status: 'succeeded', errorMessage: null }),
        lookUp: async () => ({ status: null, errorMessage: null }),
        placeOrder: (draft) => postCheckout(draft),
        onCard: () => true,
        onPaid: () => undefined,
      };
      serveSamples(createPaymentIntent.path, fault);
      const asked = takePayment(steps, order.bill.totalCents, order.choice);
      if (fault.kind === 'hang') expect(await endsAtOnce(asked)).toBe(false);
      else expect((await asked).kind, JSON.stringify(fault)).toBe(getsReply ? 'ordered' : 'failed');
      expect(confirmed, JSON.stringify(fault)).toEqual(getsReply ? ['pi_1_secret_2'] : []);
      serveSamples(createPaymentIntent.path, NO_FAULT);
      expect(await takePayment(steps, order.bill.totalCents, order.choice)).toMatchObject({ kind: 'ordered' });
    }
  },
);

const ELENA = { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shop.example', password: 'seven oak planks' };
const context = {} as never;
const signIns = {
  login: { path: login.path, press: () => sessionMutations.login().mutationFn?.(ELENA, context) },
  'sign-up': {
    path: signUp.path,
    press: () => sessionMutations.signUp((_content, send) => send('0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c')).mutationFn?.(ELENA, context),
  },
};
const entries = Object.entries(signIns).flatMap(([what, one]) => columns.map((column) => ({ what, ...one, ...column })));

it.each(entries)(
  'A $what that met $column signs nobody in without an answer of the store, and the next press does',
  async ({ path, press, faults, getsReply }) => {
    for (const fault of faults) {
      sessionStore.signOut();
      serveSamples(path, fault);
      const asked = Promise.resolve(press());
      if (fault.kind === 'hang') expect(await endsAtOnce(asked)).toBe(false);
      else await asked.catch(() => undefined);
      expect(sessionStore.get()?.authKey, JSON.stringify(fault)).toBe(getsReply ? 'key-1' : undefined);
      serveSamples(path, NO_FAULT);
      await press();
      expect(sessionStore.get()).toMatchObject({ authKey: 'key-1', lastName: 'Ruiz' });
    }
  },
);
