import type { AnyRouter } from '@tanstack/react-router';
import { painted } from './load-ahead';

const LISTS = /^\/products(\/category|$)/;

/**
 * A press on a kind of floors is seen before its list is drawn, which takes a phone longer than a press may wait for its answer.
 * The last press wins; it goes with the frame that the first one waits for, so that who presses on and on gets there too.
 */
export function paintPressFirst(router: Pick<AnyRouter, 'navigate'>): void {
  const { navigate } = router;
  let latest = 0;
  let frame: Promise<void> | null = null;
  router.navigate = async (way) => {
    const mine = ++latest;
    if (LISTS.test(String(way.to))) {
      frame ??= painted().then(() => void (frame = null));
      await frame;
    }
    if (mine === latest) await navigate(way);
  };
}
