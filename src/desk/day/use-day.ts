import { useMemo, useSyncExternalStore } from 'react';
import { withDeed } from '../../domain/desk/desk-act';
import type { DeskOrder } from '../../domain/desk/desk-order';
import type { DeskSnapshot } from '../../domain/desk/snapshot';
import { deskActs } from '../acts/desk-acts';
import type { WaitingAct } from '../acts/act-record';
import { deskState } from '../session/desk-session';
import { day } from './day';

export function useWaitingActs(): readonly WaitingAct[] {
  return useSyncExternalStore(deskActs.subscribe, deskActs.get);
}

/** The day as this person has changed it, sent or not; null while nothing is known. */
export function useDay(): DeskSnapshot | null {
  const known = useSyncExternalStore(day.subscribe, day.get);
  const acts = useWaitingActs();
  const by = useMember().name;
  return useMemo(() => (known === null ? null : withActs(known, acts, by)), [known, acts, by]);
}

/** With what waits; what the server refused is not done. */
export function orderWithActs(order: DeskOrder, acts: readonly WaitingAct[], by: string): DeskOrder {
  return acts.reduce((now, { act, words }) => (words === '' ? withDeed(now, act, by) : now), order);
}

function withActs(known: DeskSnapshot, acts: readonly WaitingAct[], by: string): DeskSnapshot {
  const done = acts.filter(({ words }) => words === '').map(({ act }) => act);
  if (done.length === 0) return known;
  const settled = new Set(done.flatMap((act) => (act.kind === 'sample' ? [act.sampleId] : [])));
  const answered = new Set(done.flatMap((act) => (act.kind === 'answer' && act.isAnswered ? [act.messageId] : [])));
  const assigned = new Map(done.flatMap((act) => (act.kind === 'assign' ? [[act.messageId, act.staffId] as const] : [])));
  const counts = new Map(done.flatMap((act) => (act.kind === 'count' ? [[act.slug, act] as const] : [])));
  return {
    ...known,
    orders: known.orders.map((order) => orderWithActs(order, acts, by)),
    samples: known.samples.filter(({ sampleId }) => !settled.has(sampleId)),
    messages: known.messages
      .filter(({ messageId }) => !answered.has(messageId))
      .map((message) => {
        const given = assigned.get(message.messageId);
        return given === undefined ? message : { ...message, assignedTo: given };
      }),
    stock: known.stock.map((floor) => {
      const count = counts.get(floor.slug);
      return count === undefined ? floor : { ...floor, boxesOnHand: count.boxes, backOn: count.backOn, countedOn: known.today };
    }),
  };
}

/** Only below the frame, which shows nothing else while nobody is signed in. */
export function useMember() {
  const state = useSyncExternalStore(deskState.subscribe, deskState.get);
  if (state.kind !== 'open' && state.kind !== 'locked') throw new Error('Nobody is signed in');
  return state.member;
}
