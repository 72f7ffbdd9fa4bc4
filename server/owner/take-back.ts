import { ORDER_STATES, type OrderStep } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { findDeskAct } from '../repositories/desk-acts';
import { holdOrder } from '../repositories/order-refunds';
import { factOf, noteAct, type Doer } from './note-act';

interface SentStep {
  readonly orderId: number;
  readonly orderNumber: string;
  /** The act that made the step; its device has not heard whether it was done. */
  readonly ofAct: string;
  /** The act that takes it back. */
  readonly id: string;
  readonly madeAt: number;
}

/** 'never': the step had not arrived, and does nothing when it does. Null: that act made no step of this order. */
type Meant = Pick<OrderStep, 'kind' | 'at'> | 'never' | null;

/** Which step a device means that knows only its own act. */
export function findSentStep(
  db: Database,
  { orderId, orderNumber, ofAct, id, madeAt }: SentStep,
  by: { readonly member: Doer; readonly now: number },
): Promise<Meant> {
  // Protected by: the order's row lock, under which a step looks whether it is done already.
  return db.transaction(async (tx): Promise<Meant> => {
    await holdOrder(tx, { id: orderId });
    const act = await findDeskAct(tx, ofAct);
    if (act === undefined) {
      await noteAct(tx, by, { id: ofAct, kind: NOT_ARRIVED, subject: orderNumber });
      await noteAct(tx, by, { id, madeAt, kind: 'undo', subject: orderNumber });
      return 'never';
    }
    if (act.subject !== orderNumber) return null;
    if (act.kind === NOT_ARRIVED) return 'never';
    const kind = ORDER_STATES.find((state) => state === factOf(act.after, 'state'));
    if (kind === undefined || kind === 'confirmed' || !MAKES_STEPS.includes(act.kind)) return null;
    return { kind, at: act.createdAt.getTime() };
  });
}

const NOT_ARRIVED = 'step taken back on its way';
const MAKES_STEPS: readonly string[] = ['step', 'handover'];
