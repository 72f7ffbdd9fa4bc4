import { ContractError } from '../../api/errors';
import type { DeskOrder } from '../../domain/desk/desk-order';
import type { DeskSnapshot } from '../../domain/desk/snapshot';
import { isOver } from '../../domain/order-life';
import { createValue } from '../../offline/value';
import { deskActs } from '../acts/desk-acts';
import { deskCall } from '../desk-call';
import { queryClient } from '../query-client';
import { createDayReader, type ReadDay } from './day-reader';
import { deskState, vault } from '../session/desk-session';

/** What the device knows of the shop's day; null before the first answer on a new device. */
export const day = createValue<DeskSnapshot | null>(null);
/** When the server last said that this is so, milliseconds since 1970, device clock; null while only the device's copy is known. */
export const confirmedAt = createValue<number | null>(null);

/** New orders are to be seen within ten seconds. */
const LOOK_EVERY_MS = 5_000;
const LIMIT_MS = 15_000;

const reader = createDayReader();
let mark = '';
let isLooking = false;

/** Asks again every few seconds while somebody looks, and keeps the answer, sealed. */
export function startDay(): void {
  const restore = async (): Promise<void> => {
    const state = deskState.get();
    if (state.kind !== 'open') {
      mark = '';
      confirmedAt.set(null);
      return day.set(null);
    }
    if (day.get() === null) {
      const kept = keptDay(await vault.readDay(state.key).catch(() => null));
      if (day.get() === null && kept !== null && deskState.get() === state) {
        day.set(kept.snapshot);
        mark = kept.mark;
      }
    }
    await lookNow();
  };
  let seen: unknown = null;
  deskState.subscribe(() => {
    const state = deskState.get();
    // Another tab's news of the same state.
    if (state === seen) return;
    seen = state;
    void restore();
  });
  deskActs.subscribeAnswers(({ order }) => {
    if (order !== null) {
      replaceOrder(order);
      for (const name of [order.orderNumber, order.handoverCode]) queryClient.setQueryData(['order', name], order);
    }
    mark = '';
    void queryClient.invalidateQueries({ queryKey: ['counts'] });
    void lookNow();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') void lookNow();
  }, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookNow();
  });
  window.addEventListener('online', () => void lookNow());
  void restore();
}

/** At most one look at a time; silence changes nothing. */
export async function lookNow(): Promise<void> {
  const state = deskState.get();
  if (state.kind !== 'open' || isLooking) return;
  isLooking = true;
  try {
    const answer = await deskCall(reader, mark, { isQuiet: true, signal: AbortSignal.timeout(LIMIT_MS) });
    // Locked or signed out meanwhile.
    if (deskState.get() !== state) return;
    mark = answer.mark;
    if (answer.snapshot !== null) {
      day.set(answer.snapshot);
      await vault.keepDay(state.key, answer.wire).catch(() => undefined);
    }
    confirmedAt.set(Date.now());
  } catch {
    // Asked again in a moment.
  } finally {
    isLooking = false;
  }
}

function replaceOrder(order: DeskOrder): void {
  const known = day.get();
  if (known === null) return;
  const orders = known.orders.flatMap((other) => (other.orderId !== order.orderId ? [other] : isOver(order) ? [] : [order]));
  day.set({ ...known, orders });
}

function keptDay(wire: unknown): ReadDay | null {
  if (wire === null) return null;
  try {
    return reader.output.decode(wire);
  } catch (error) {
    // Of an earlier build: the server is asked anew.
    if (error instanceof ContractError) return null;
    throw error;
  }
}
