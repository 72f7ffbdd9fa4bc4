import { randomUUID } from 'node:crypto';
import { formatCalendarDay } from '../../src/domain/calendar-day';
import { formatUsd, type Cents } from '../../src/domain/money';
import { nextStates, stepToUndo, type OrderState } from '../../src/domain/order-life';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { moneyRefusalWords, movedWords, previewWords } from '../owner/money-words';
import { noteAct, type NewAct } from '../owner/note-act';
import { cancelOrder, previewCancel, previewRefund, refundOrder, type MoneyContext, type MoneyRefusal } from '../owner/refund-order';
import { noDayText, typedDay } from '../owner-files/typed-day';
import type { Once, OwnerOrderActions, Outcome } from '../payments/owner-order-actions';
import type { OwnerOrder } from '../repositories/order-history';
import { nearest } from '../owner-files/nearest';
import { done, failed, refused, type ToolContext, misused } from './command';
import { readAmount } from '../owner/read-amount';
import { instantText } from './table';
import type { ToolReply } from './tool-socket';
import { splitOptions } from './read-options';

const DAY_MS = 24 * 60 * 60 * 1000;

const STATE_OF_VERB = { ready: 'ready', schedule: 'scheduled', out: 'out', done: 'done', cancel: 'cancelled' } as const;
const VERB_OF_STATE: Readonly<Record<OrderState, string>> = {
  confirmed: '',
  ready: 'ready',
  scheduled: 'schedule DATE',
  out: 'out',
  done: 'done',
  cancelled: 'cancel',
};

interface Change {
  readonly context: ToolContext;
  readonly orderActions: OwnerOrderActions;
  readonly order: OwnerOrder;
  readonly args: OrderArguments;
}

/** A refusal tells what to do instead and changes nothing. */
export async function changeOrder(context: ToolContext, order: OwnerOrder, args: OrderArguments, verb: OrderVerb): Promise<ToolReply> {
  const { orderActions } = context;
  if (orderActions === undefined) return failed('Orders cannot be changed from here: no payment provider is at hand.');
  const change = { context, orderActions, order, args };
  if (verb === 'refund') return refund(change);
  if (verb === 'undo') return undo(change);
  const to = STATE_OF_VERB[verb];
  if (!nextStates(order.fulfilment, order.state).includes(to)) return refused(notAllowed(order, order.state));
  return to === 'cancelled' ? cancel(change) : takeStep(change, to);
}

async function takeStep({ orderActions, order, args }: Change, to: Exclude<OrderState, 'confirmed' | 'cancelled'>): Promise<ToolReply> {
  const typed = args.value ?? '';
  const day = to === 'scheduled' ? typedDay(typed) : null;
  const problem = to === 'scheduled' ? dayProblem(typed, day, args.which) : null;
  if (problem !== null) return refused(problem);
  const once = onceNoted(args.by, {
    kind: 'step',
    subject: order.orderNumber,
    before: { state: order.state },
    after: { state: to, ...(day === null ? {} : { day }) },
  });
  const outcome = await orderActions.step(order.orderId, { to, day, note: args.note, by: args.by, once });
  if (outcome.kind !== 'done') return explain(outcome, order, 0);
  const isMailed = to !== 'done';
  return done(`Order ${order.orderNumber} is ${TOLD[to]}${day === null ? '' : ` ${formatCalendarDay(day)}`}.${isMailed ? MAILED : ''}`);
}

/** Each typed command is one of its own. */
const onceNoted = (by: string, act: NewAct): Once => ({
  isDone: async () => false,
  note: (tx) => noteAct(tx, { member: { id: null, name: by }, now: Date.now() }, act),
});

const MAILED = " Its shopper gets a mail; 'mail' shows it if it cannot be sent.";
const TOLD: Readonly<Record<Exclude<OrderState, 'confirmed' | 'cancelled'>, string>> = {
  ready: 'ready to pick up',
  scheduled: 'scheduled for',
  out: 'out for delivery',
  done: 'done',
};

async function undo({ orderActions, order, args: { note, by } }: Change): Promise<ToolReply> {
  const undone = stepToUndo(order.state, order.steps);
  if (undone === null)
    return refused(
      order.state === 'cancelled'
        ? `Order ${order.orderNumber} is cancelled, and that cannot be taken back: its shopper orders anew.`
        : `Order ${order.orderNumber} has no step to take back.`,
    );
  const once = onceNoted(by, { kind: 'undo', subject: order.orderNumber, before: { state: undone.step.kind } });
  const outcome = await orderActions.undo(order.orderId, { seen: undone.step, note, by, once });
  if (outcome.kind !== 'done') return explain(outcome, order, 0);
  const told = undone.step.kind === 'done' ? '' : ' Its shopper gets a mail that corrects the earlier one.';
  return done(`'${undone.step.kind}' is taken back: order ${order.orderNumber} is ${undone.before} again.${told}`);
}

async function cancel({ context: { db }, orderActions, order, args: { which, note, by, isAgreed } }: Change): Promise<ToolReply> {
  const money = moneyContext(db, orderActions, by);
  const preview = await previewCancel(money, order);
  if (preview.kind !== 'preview') return explainMoney(preview, order);
  if (!isAgreed && preview.leftCents > 0) return done(`${previewWords(preview, order, true)} To do it: order ${which} cancel --yes`);
  const outcome = await cancelOrder(money, order, { note, shownCents: null });
  if (outcome.kind !== 'done') return explainMoney(outcome, order);
  return done(`${movedWords(outcome, order, true)}${MAILED}`);
}

async function refund({ context: { db }, orderActions, order, args }: Change): Promise<ToolReply> {
  const { which, value, note, by, isAgreed, isAgain } = args;
  const typed = value === null ? null : readAmount(value);
  if (typed !== null && typeof typed === 'string') return refused(typed);
  const money = moneyContext(db, orderActions, by);
  const asked = { amountCents: typed, note, isAgain };
  if (!isAgreed) {
    const preview = await previewRefund(money, order, asked);
    if (preview.kind !== 'preview') return explainMoney(preview, order);
    const again = `order ${which} refund ${(preview.amountCents / 100).toFixed(2)} --yes${isAgain ? ' --again' : ''}`;
    return done(`${previewWords(preview, order, false)} To do it: ${again}`);
  }
  const outcome = await refundOrder(money, order, asked);
  if (outcome.kind !== 'done') return explainMoney(outcome, order);
  return done(`${movedWords(outcome, order, false)}${MAILED}`);
}

const moneyContext = (db: Database, orderActions: OwnerOrderActions, by: string): MoneyContext => ({
  db,
  orderActions,
  by: { id: null, name: by },
  now: Date.now(),
  pressId: randomUUID(),
});

function explainMoney(refusal: MoneyRefusal, order: OwnerOrder): ToolReply {
  switch (refusal.kind) {
    case 'provider-silent':
      return failed(providerSilent(order));
    case 'no-amount':
    case 'refunded-in-full':
      return refused(moneyRefusalWords(refusal, order));
    case 'too-much':
      return refused(`${moneyRefusalWords(refusal, order)} Type at most ${(refusal.leftCents / 100).toFixed(2)}.`);
    case 'other-left':
      return refused(moneyRefusalWords(refusal, order));
    default:
      return explain(refusal, order, 'amountCents' in refusal ? refusal.amountCents : 0);
  }
}

function explain(outcome: Exclude<Outcome, { kind: 'done' }>, order: OwnerOrder, amountCents: Cents): ToolReply {
  const { orderId, orderNumber } = order;
  switch (outcome.kind) {
    case 'not-allowed':
      return refused(notAllowed(order, outcome.state));
    case 'made-already':
      return refused(madeAlready(order, amountCents, outcome.at));
    case 'other-refund':
      return refused(
        `An earlier refund of ${formatUsd(outcome.amountCents)} was unfinished and is settled now. Look at 'order ${orderId}', then type this again.`,
      );
    case 'refused':
      return failed(
        `The payment provider refused to refund ${formatUsd(amountCents)} of order ${orderNumber}. Nothing has changed; its dashboard says why.`,
      );
    case 'unknown':
      return failed(
        `The payment provider did not answer, so it is not known whether ${formatUsd(amountCents)} was refunded. The store asks again by itself and never refunds twice; 'order ${orderId}' shows what became of it.`,
      );
    default:
      return outcome satisfies never;
  }
}

function madeAlready({ orderNumber }: OwnerOrder, amountCents: Cents, at: Date): string {
  return `${formatUsd(amountCents)} of order ${orderNumber} was refunded at ${instantText(at)} already. To refund it once more, add --again.`;
}

function notAllowed({ orderId, orderNumber, fulfilment, ...rest }: OwnerOrder, state: OrderState): string {
  const next = nextStates(fulfilment, state).map((to) => `'order ${orderId} ${VERB_OF_STATE[to]}'`);
  const how = `Order ${orderNumber} (${fulfilment.toLowerCase()}) is ${state === 'out' ? 'out for delivery' : state}`;
  if (next.length > 0) return `${how}; next is ${next.join(' or ')}.`;
  const since = rest.steps.findLast(({ kind }) => kind === state);
  return `${how}${since === undefined ? '' : ` since ${instantText(since.at)}`}: no step follows. Money can still be refunded with 'order ${orderId} refund'.`;
}

function providerSilent({ paymentId }: OwnerOrder): string {
  return `The payment provider does not answer, or does not know the payment ${paymentId}. Nothing has changed; try again in a minute.`;
}

function dayProblem(typed: string, day: string | null, which: string): string | null {
  const today = shopDayOf(Date.now());
  const nearDay = shopDayOf(Date.now() + 3 * DAY_MS);
  const such = `such as 'order ${which} schedule ${nearDay}'`;
  if (typed === '') return `Name the day of the delivery, ${such}.`;
  if (day === null) return noDayText(typed, nearDay);
  if (day < today) return `${day} is past; today is ${today}. Name a day to come, ${such}.`;
  if (day > shopDayOf(Date.now() + 366 * DAY_MS)) return `${day} is more than a year away. Name a nearer day, ${such}.`;
  return null;
}

const ORDER_VERBS = ['ready', 'schedule', 'out', 'done', 'cancel', 'refund', 'undo'] as const;
type OrderVerb = (typeof ORDER_VERBS)[number];

interface OrderArguments {
  /** Id or number, as typed. */
  readonly which: string;
  /** Null shows the order. */
  readonly verb: OrderVerb | null;
  /** The date or amount after the verb. */
  readonly value: string | null;
  readonly note: string | null;
  readonly by: string;
  readonly isAgreed: boolean;
  readonly isAgain: boolean;
}

const MAX_NOTE_LENGTH = 500;
const HINTS = { '--note': 'Write a text in quotes after --note.', '--by': 'Write a text in quotes after --by.' } as const;
const HOW = "Name one order by the ID that 'orders' shows, such as 'order 1'.";

/** Reads the arguments of `order`; returns the reply when they are wrong. */
export function readOrderArguments(args: readonly string[]): OrderArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, HINTS);
  if (problem !== null) return misused(problem);
  for (const [option, text] of values) {
    if (text.length > MAX_NOTE_LENGTH)
      return misused(`The text after ${option} has ${text.length} characters; ${MAX_NOTE_LENGTH} are the most.`);
  }
  const [which, typed, value, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (which === undefined || !/^[\p{L}\d-]{1,40}$/u.test(which) || !/\d$/.test(which)) return misused(HOW);
  const verb = typed === undefined ? null : (ORDER_VERBS.find((candidate) => candidate === typed.toLowerCase()) ?? undefined);
  if (verb === undefined) return misused(unknownVerb(typed ?? ''));
  const extra = verb === 'schedule' || verb === 'refund' ? rest[0] : value;
  if (extra !== undefined) return misused(`'${extra}' is one word too many. A note goes in quotes after --note.`);
  const stepless = verb === null ? args.find((arg) => arg.startsWith('--')) : undefined;
  if (stepless !== undefined) return misused(`${stepless} belongs to a step, such as 'order ${which} ready'. Name the step before it.`);
  return {
    which,
    verb,
    value: value ?? null,
    note: values.get('--note') ?? null,
    by: values.get('--by') ?? 'owner',
    isAgreed: words.includes('--yes'),
    isAgain: words.includes('--again'),
  };
}

function unknownVerb(typed: string): string {
  const meant = nearest(typed, ORDER_VERBS) ?? ORDER_VERBS.find((verb) => typed.toLowerCase().startsWith(verb));
  const all = ORDER_VERBS.map((verb) => `'${verb}'`).join(', ');
  return `An order cannot '${typed}'. ${meant === undefined || meant === null ? `It takes ${all}.` : `Did you mean '${meant}'?`}`;
}
