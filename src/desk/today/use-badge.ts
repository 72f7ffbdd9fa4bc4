import { useEffect } from 'react';
import { isOfToday } from '../../domain/desk/today';
import { useDay } from '../day/use-day';

/** The installed app shows how many orders are new. */
export function useBadge(): void {
  const day = useDay();
  const fresh = day === null ? 0 : day.orders.filter((order) => isOfToday('new', order, day.today)).length;
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    void (fresh === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(fresh)).catch(() => undefined);
  }, [fresh]);
}
