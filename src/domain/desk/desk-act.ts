import { isStateStep, stepToUndo, type OrderState, type StepKind } from '../order-life';
import type { SampleState } from '../samples';
import type { DeskOrder, ForwardState } from './desk-order';

interface OfOrder {
  readonly orderId: number;
  readonly orderNumber: string;
}

/** What a person did at the Desk. It may reach the server hours later, so it says what it was done on. */
export type DeskDeed =
  | (OfOrder & {
      readonly kind: 'step';
      /** The state that the person saw. */
      readonly from: OrderState;
      readonly to: ForwardState;
      /** YYYY-MM-DD, for 'scheduled' only. */
      readonly day: string | null;
      /** The shopper reads it in the mail. */
      readonly note: string | null;
    })
  | (OfOrder & {
      readonly kind: 'undo';
      readonly seenKind: StepKind;
      readonly seenAt: number;
      /** The act that made the step, where this device has not heard whether it was done: `seenAt` is then its own time. */
      readonly ofAct?: string | undefined;
      /** Beside `ofAct`: when the step before it was made; null when there was none. */
      readonly earlierAt?: number | null | undefined;
    })
  /** The last step, with who took the boxes. */
  | (OfOrder & {
      readonly kind: 'handover';
      readonly from: OrderState;
      readonly takenBy: string;
      /** Path of a picture (signature.ts); '' without one. */
      readonly signature: string;
    })
  | (OfOrder & { readonly kind: 'note'; readonly text: string })
  | (OfOrder & { readonly kind: 'pick'; readonly productId: number; readonly isPicked: boolean })
  | { readonly kind: 'sample'; readonly sampleId: number; readonly to: Exclude<SampleState, 'new'> }
  | { readonly kind: 'answer'; readonly messageId: number; readonly isAnswered: boolean }
  /** To one of the snapshot's people; null: to nobody. The last word counts. */
  | { readonly kind: 'assign'; readonly messageId: number; readonly staffId: number | null }
  | {
      readonly kind: 'count';
      readonly slug: string;
      readonly title: string;
      /** Null: no longer counted. */
      readonly boxes: number | null;
      /** What the person saw; null where nobody had counted. What was sold since is taken off. */
      readonly seenBoxes: number | null;
      /** When the server had read that, milliseconds since 1970: another count since then is told. */
      readonly seenAsOf: number;
      /** YYYY-MM-DD, or null. */
      readonly backOn: string | null;
    };

/** `madeAt` in milliseconds since 1970, by the device's clock. The id makes it count once, however often it is sent. */
export type DeskAct = DeskDeed & { readonly id: string; readonly madeAt: number };

export const LONGEST_NOTE = 500;
export const LONGEST_TAKER = 100;

/** Anything but 'done' has changed nothing, but for a note, which is kept. */
export interface DeskActReply {
  readonly outcome: 'done' | 'conflict';
  /** For the person: what is true now, and what to do. '' when there is nothing to say. */
  readonly words: string;
  /** The order as it is now; null for acts of other things. */
  readonly order: DeskOrder | null;
}

/** The order as this device shows it: with what still waits to be sent. Acts on what has changed since leave it as it is. */
export function withDeed(order: DeskOrder, act: DeskAct, by: string): DeskOrder {
  if (!('orderId' in act) || act.orderId !== order.orderId) return order;
  switch (act.kind) {
    case 'step':
      if (act.from !== order.state) return order;
      return {
        ...order,
        state: act.to,
        steps: [...order.steps, { kind: act.to, at: act.madeAt, day: act.day, amountCents: null, note: act.note, by }],
      };
    case 'handover': {
      if (act.from !== order.state) return order;
      const { madeAt: at, takenBy, signature } = act;
      const step = { kind: 'done', at, day: null, amountCents: null, note: null, by } as const;
      return { ...order, state: 'done', steps: [...order.steps, step], takenBy, handover: { at, by, takenBy, signature } };
    }
    case 'undo':
      return undone(order, act);
    case 'note':
      return { ...order, notes: [...order.notes, { at: act.madeAt, by, text: act.text }] };
    case 'pick': {
      const others = order.picked.filter((productId) => productId !== act.productId);
      return { ...order, picked: act.isPicked ? [...others, act.productId] : others };
    }
    default:
      return act satisfies never;
  }
}

/** What takes back the last step of an order as it is shown; `ofAct` where that act may not have arrived. Null when nothing can be taken back. */
export function undoingDeed(order: DeskOrder, ofAct?: string): DeskDeed | null {
  const { orderId, orderNumber, state, steps } = order;
  const last = stepToUndo(state, steps);
  if (last === null) return null;
  const { step } = last;
  const seen = { kind: 'undo', orderId, orderNumber, seenKind: step.kind, seenAt: step.at } as const;
  return ofAct === undefined
    ? seen
    : { ...seen, ofAct, earlierAt: steps.findLast((other) => other !== step && isStateStep(other))?.at ?? null };
}

/** Only while the step that the person saw is still the last. */
function undone(order: DeskOrder, { seenKind, seenAt, ofAct, earlierAt }: Extract<DeskDeed, { kind: 'undo' }>): DeskOrder {
  const last = stepToUndo(order.state, order.steps);
  if (last?.step.kind !== seenKind) return order;
  // The shop's time of a step is another than the device's.
  const isSeen = ofAct === undefined ? last.step.at === seenAt : last.step.at !== earlierAt;
  if (!isSeen) return order;
  const steps = order.steps.filter((step) => step !== last.step);
  return { ...order, state: last.before, steps, ...(seenKind === 'done' ? { takenBy: null, handover: null } : {}) };
}
