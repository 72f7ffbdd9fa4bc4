import type { AnyRouter } from '@tanstack/react-router';
import { painted } from './load-ahead';

const LISTS = /^\/products(\/category|$)/;

/** A press on a kind of floors is seen before its list is drawn, which takes a phone longer than a press may wait for its answer. */
export function paintPressFirst(router: Pick<AnyRouter, 'navigate'>): void {
  const { navigate } = router;
  router.navigate = async (way) => {
    if (LISTS.test(String(way.to))) await painted();
    await navigate(way);
  };
}
