import type { AnyRouter } from '@tanstack/react-router';
import { painted } from './load-ahead';

const LISTS = /^\/products(\/category|$)/;

/** A press on a kind of floors is seen before its list is drawn, which takes a phone longer than a press may wait for its answer. The last press wins. */
export function paintPressFirst(router: Pick<AnyRouter, 'navigate'>): void {
  const { navigate } = router;
  let last = 0;
  router.navigate = async (way) => {
    const mine = ++last;
    if (LISTS.test(String(way.to))) await painted();
    if (mine === last) await navigate(way);
  };
}
