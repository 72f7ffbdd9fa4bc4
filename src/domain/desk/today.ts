import { deliveryDay } from '../order-life';
import { needsLook, isPicked, type DeskOrder } from './desk-order';
import type { DeskSnapshot } from './snapshot';
import { isLow } from './stock-count';

/** What needs a hand, in the order in which it does. The key names the list it leads to. */
export const TODAY_KINDS = ['look', 'late', 'new', 'pick', 'deliver', 'ready', 'samples', 'messages', 'mails', 'low', 'backup'] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

export interface TodayItem {
  readonly kind: TodayKind;
  readonly count: number;
  /** Since when the oldest of them waits, milliseconds since 1970; null where that says nothing. */
  readonly oldestAt: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an order belongs to a list of today; `today` is the shop's day, YYYY-MM-DD. */
export function isOfToday(kind: TodayKind, order: DeskOrder, today: string): boolean {
  const day = deliveryDay(order.steps);
  switch (kind) {
    case 'look':
      return needsLook(order);
    case 'late':
      return order.state === 'scheduled' && day !== null && day < today;
    case 'new':
      return order.state === 'confirmed';
    case 'pick':
      return !isPicked(order) && (isPickupToPrepare(order) || (order.state === 'scheduled' && day !== null && day <= today));
    case 'deliver':
      return order.state === 'out' || (order.state === 'scheduled' && day === today);
    case 'ready':
      return order.state === 'ready';
    default:
      return false;
  }
}

function isPickupToPrepare({ fulfilment, state }: DeskOrder): boolean {
  return fulfilment === 'Pickup' && state === 'confirmed';
}

/** Only what is there, most urgent first. `now` in milliseconds since 1970. */
export function todayOf(snapshot: DeskSnapshot, now: number): readonly TodayItem[] {
  const { today, orders, samples, messages, stock, failedMails, backedUpAt } = snapshot;
  const others: Partial<Record<TodayKind, Omit<TodayItem, 'kind'>>> = {
    samples: { count: samples.length, oldestAt: oldest(samples.map(({ orderedAt }) => orderedAt)) },
    messages: { count: messages.length, oldestAt: oldest(messages.map(({ at }) => at)) },
    mails: { count: failedMails, oldestAt: null },
    low: { count: stock.filter(isLow).length, oldestAt: null },
    backup: { count: backedUpAt === null || now - backedUpAt > DAY_MS ? 1 : 0, oldestAt: backedUpAt },
  };
  return TODAY_KINDS.map((kind) => {
    const own = others[kind];
    if (own !== undefined) return { kind, ...own };
    const of = orders.filter((order) => isOfToday(kind, order, today));
    return { kind, count: of.length, oldestAt: oldest(of.map((order) => order.steps.at(-1)?.at ?? order.placedAt)) };
  }).filter(({ count }) => count > 0);
}

function oldest(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.min(...times);
}
