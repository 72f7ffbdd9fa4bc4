import { useEffect } from 'react';
import type { DeskSnapshot } from '../../domain/desk/snapshot';
import { isOfToday } from '../../domain/desk/today';

/** The installed app shows how many orders are new. */
export function useBadge(day: DeskSnapshot | null): void {
  const fresh = day === null ? 0 : day.orders.filter((order) => isOfToday('new', order, day.today)).length;
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    void (fresh === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(fresh)).catch(() => undefined);
  }, [fresh]);
}
