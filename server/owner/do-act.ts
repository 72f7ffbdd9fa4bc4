import { formatCalendarDay } from '../../src/domain/calendar-day';
import { formatCount } from '../../src/domain/number-text';
import { stateWords } from '../../src/domain/order-life';
import { oneLine } from '../../src/domain/one-line';
import { stepWords } from '../../src/domain/desk/desk-order';
import type { DeskAct } from '../../src/domain/desk/desk-act';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import type { Once, OwnerOrderActions } from '../payments/owner-order-actions';
import { describeDeskAct, dropDeskAct, hasDeskAct } from '../repositories/desk-acts';
import { assignMessage, markAnswered } from '../repositories/messages';
import { findOrder, type OwnerOrder } from '../repositories/order-history';
import { insertHandover } from '../repositories/order-handovers';
import { insertOrderNote, setPicked } from '../repositories/order-notes';
import { findSampleOrder } from '../repositories/samples';
import { lockStaff, type StaffRow } from '../repositories/staff';
import { countStock, stockSubject } from './count-stock';
import { noteAct, type Facts } from './note-act';
import { findSentStep } from './take-back';
import { samplesSubject, settleSamples } from './samples';

export interface ActContext {
  readonly db: Database;
  readonly orderActions: OwnerOrderActions;
  readonly member: Pick<StaffRow, 'id' | 'name'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** 'done' also for an act that was done before. Nothing but a note is changed by a conflict, and `words` tell what holds. */
export interface ActOutcome {
  readonly outcome: 'done' | 'conflict';
  readonly words: string;
}

type ActOf<Kind extends DeskAct['kind']> = Extract<DeskAct, { kind: Kind }>;

const DONE: ActOutcome = { outcome: 'done', words: '' };
const conflict = (words: string): ActOutcome => ({ outcome: 'conflict', words });

/** What a device asks for, perhaps hours after it was done there, and perhaps twice. */
export async function doAct(context: ActContext, act: DeskAct): Promise<ActOutcome> {
  // First: what was right when it was done, such as a day to come, may be past when it is sent again.
  if (await hasDeskAct(context.db, act.id)) return DONE;
  switch (act.kind) {
    case 'step':
    case 'handover':
    case 'undo':
    case 'note':
    case 'pick':
      return doOrderAct(context, act);
    case 'answer':
      return once(context, act, `message ${act.messageId}`, async (tx) => {
        const isKnown = await markAnswered(tx, act.messageId, act.isAnswered ? { at: context.now, by: context.member.name } : null);
        return isKnown ? { after: { answered: act.isAnswered } } : conflict('This message is gone.');
      });
    case 'assign':
      return assign(context, act);
    case 'sample':
      return settle(context, act);
    case 'count':
      return count(context, act);
    default:
      return act satisfies never;
  }
}

const ORDER_GONE = conflict('This order is gone.');

/** The number of an order says what the id means: what is noted and shown is of one order. */
async function doOrderAct(context: ActContext, act: ActOf<'step' | 'handover' | 'undo' | 'note' | 'pick'>): Promise<ActOutcome> {
  const order = await findOrder(context.db, act.orderId);
  if (order === null || order.orderNumber !== act.orderNumber) return ORDER_GONE;
  switch (act.kind) {
    case 'step':
      return takeStep(context, act);
    case 'handover':
      return handOver(context, act);
    case 'undo':
      return undoStep(context, act);
    case 'note':
      return once(context, act, act.orderNumber, async (tx) => {
        await insertOrderNote(tx, act.orderId, noteOf(context, act, act.text));
        return {};
      });
    case 'pick':
      if (!order.lines.some(({ productId }) => productId === act.productId)) return conflict('This floor is not part of the order.');
      return once(context, act, act.orderNumber, async (tx) => {
        await setPicked(tx, { ...act, by: context.member.name, at: context.now });
        return { after: { floor: act.productId, picked: act.isPicked } };
      });
    default:
      return act satisfies never;
  }
}

/** Not later than now, whatever the device's clock says. */
function noteOf({ member, now }: ActContext, { id, madeAt }: DeskAct, text: string) {
  return { id, at: Math.min(madeAt, now), by: member.name, text };
}

interface Noted {
  readonly before?: Facts;
  readonly after?: Facts;
}

/** Done and noted in one transaction, once per id. A refusal changes nothing. */
async function once(
  { db, member, now }: ActContext,
  { id, madeAt, kind }: Pick<DeskAct, 'id' | 'madeAt' | 'kind'>,
  subject: string,
  work: (tx: Database) => Promise<Noted | ActOutcome>,
): Promise<ActOutcome> {
  // Protected by: the unique id of the act, written first: a second writer waits for the first one's end.
  return db.transaction(async (tx) => {
    if (!(await noteAct(tx, { member, now }, { id, madeAt, kind, subject }))) return DONE;
    const done = await work(tx);
    if ('outcome' in done) await dropDeskAct(tx, id);
    else await describeDeskAct(tx, id, { before: done.before ?? null, after: done.after ?? null });
    return 'outcome' in done ? done : DONE;
  });
}

async function takeStep(context: ActContext, act: ActOf<'step'>): Promise<ActOutcome> {
  const { db, orderActions, member, now } = context;
  const { orderId, from, to, note, day } = act;
  // Nobody's words are lost: the shopper's mail is not sent, so the note stays among staff.
  const keepNote = async (): Promise<string> => {
    if (note === null) return '';
    await insertOrderNote(db, orderId, noteOf(context, act, note));
    return ' Your note is kept with the order.';
  };
  const problem = to === 'scheduled' ? dayProblem(day, now) : null;
  if (problem !== null) return conflict(`${problem}${await keepNote()}`);
  const outcome = await orderActions.step(orderId, {
    from,
    to,
    day: to === 'scheduled' ? day : null,
    note: note === null ? null : oneLine(note),
    by: member.name,
    at: now,
    once: onceFor(context, act, { before: { state: from }, after: { state: to, ...(day === null ? {} : { day }) } }),
  });
  if (outcome.kind === 'done') return DONE;
  const kept = await keepNote();
  const order = await findOrder(db, orderId);
  if (order === null) return ORDER_GONE;
  const wanted = stepWords(to, order.fulfilment);
  const theirs = order.steps.findLast(({ kind }) => kind === to);
  return order.state === to && theirs !== undefined && theirs.day === (to === 'scheduled' ? day : null)
    ? { outcome: 'done', words: `${theirs.by} had pressed '${wanted}' before. No second mail was sent.${kept}` }
    : conflict(`'${wanted}' was not done: ${nowIs(order)}.${kept}`);
}

/** The boxes have changed hands whatever else was done meanwhile: who took them is kept in any case. */
async function handOver(context: ActContext, act: ActOf<'handover'>): Promise<ActOutcome> {
  const { db, orderActions, member, now } = context;
  const { id, orderId, from, signature } = act;
  const takenBy = oneLine(act.takenBy);
  const keep = (tx: Database): Promise<void> =>
    insertHandover(tx, orderId, { id, takenBy, signature, by: member.name, at: Math.min(act.madeAt, now) });
  const once = onceFor(context, act, { before: { state: from }, after: { state: 'done' } });
  const outcome = await orderActions.step(orderId, {
    from,
    to: 'done',
    day: null,
    note: null,
    by: member.name,
    at: now,
    once: {
      ...once,
      note: async (tx) => {
        await once.note(tx);
        await keep(tx);
      },
    },
  });
  if (outcome.kind === 'done') return DONE;
  await keep(db);
  await insertOrderNote(db, orderId, noteOf(context, act, `Handed over to ${takenBy}`));
  const order = await findOrder(db, orderId);
  if (order === null) return ORDER_GONE;
  const wanted = stepWords('done', order.fulfilment);
  return conflict(`'${wanted}' was not done: ${nowIs(order)}. That ${takenBy} took the boxes is kept with the order.`);
}

async function undoStep(context: ActContext, act: ActOf<'undo'>): Promise<ActOutcome> {
  const { db, orderActions, member } = context;
  const { seenKind: kind, seenAt: at, ofAct } = act;
  const seen = ofAct === undefined ? { kind, at } : await findSentStep(db, { ...act, ofAct }, context);
  if (seen === 'never') return DONE;
  const outcome =
    seen === null
      ? null
      : await orderActions.undo(act.orderId, {
          seen,
          note: null,
          by: member.name,
          once: onceFor(context, act, { before: { state: seen.kind } }),
        });
  if (outcome?.kind === 'done') return DONE;
  const order = await findOrder(db, act.orderId);
  return order === null ? ORDER_GONE : conflict(`It was not taken back: ${nowIs(order)}.`);
}

function onceFor({ member, now }: ActContext, { id, madeAt, kind, orderNumber }: ActOf<'step' | 'handover' | 'undo'>, noted: Noted): Once {
  return {
    isDone: (tx) => hasDeskAct(tx, id),
    note: async (tx) => {
      const isNoted = await noteAct(tx, { member, now }, { id, madeAt, kind, subject: orderNumber, ...noted });
      if (!isNoted) throw new Error('Another act has the id of this one');
    },
  };
}

/** "the order is 'Out for delivery' now (Ana)". */
function nowIs({ state, fulfilment, steps }: OwnerOrder): string {
  const last = steps.findLast(({ kind }) => kind === state);
  return `the order is '${stateWords(state, fulfilment)}' now${last === undefined ? '' : ` (${last.by})`}`;
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

function dayProblem(day: string | null, now: number): string | null {
  if (day === null) return 'Choose the day of the delivery.';
  if (day < shopDayOf(now)) return `${formatCalendarDay(day)} is past. Choose a day to come.`;
  return day > shopDayOf(now + YEAR_MS) ? `${formatCalendarDay(day)} is more than a year away. Choose a nearer day.` : null;
}

async function assign(context: ActContext, { staffId, ...act }: ActOf<'assign'>): Promise<ActOutcome> {
  return once(context, act, `message ${act.messageId}`, async (tx) => {
    const person = staffId === null ? null : await lockStaff(tx, staffId);
    if (person === undefined || (person !== null && person.endedAt !== null)) return conflict('This person no longer works at the Desk.');
    if (!(await assignMessage(tx, act.messageId, staffId))) return conflict('This message is gone.');
    return { after: { to: person?.name ?? 'nobody' } };
  });
}

async function settle(context: ActContext, act: ActOf<'sample'>): Promise<ActOutcome> {
  const { member, now, orderActions } = context;
  return once(context, act, samplesSubject(act.sampleId), async (tx) => {
    const settled = await settleSamples(tx, act.sampleId, act.to, { by: member.name, now, publicUrl: orderActions.publicUrl() });
    if (settled !== null) return { before: { state: 'new' }, after: { state: act.to } };
    const found = await findSampleOrder(tx, act.sampleId);
    if (found?.state === act.to)
      return { outcome: 'done', words: `${found.settledBy ?? 'Somebody'} had done this before. No second mail was sent.` };
    return conflict(found === null ? 'These samples are gone.' : `They are ${found.state} already (${found.settledBy ?? 'somebody'}).`);
  });
}

async function count(context: ActContext, act: ActOf<'count'>): Promise<ActOutcome> {
  return once(context, act, stockSubject(act), async (tx) => {
    const counted = await countStock(tx, act, context);
    if (counted.kind === 'counted')
      return { before: { boxes: counted.before }, after: { boxes: counted.after, counted: act.boxes, backOn: act.backOn } };
    if (counted.kind === 'unknown-floor') return conflict(`There is no floor '${act.title}' any more.`);
    const theirs = counted.boxes === null ? 'that nobody counts them' : `${formatCount(counted.boxes)}`;
    return conflict(`${counted.by} has counted since you looked: ${theirs}. Please count once more.`);
  });
}
