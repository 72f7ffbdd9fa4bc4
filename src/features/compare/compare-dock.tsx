import { useRouterState } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';
import { useCompareList } from './use-compare-list';

const CompareBar = lazyPart(
  () => import('./compare-bar'),
  (code) => code.CompareBar,
);

/** Pages without the bar: they have their own next step. */
const WITHOUT_BAR = /^\/(?:compare|board-sheet|my-cart|account|orders)(?:\/|$)/;

/** The comparison's bar on pages that list floors. Its code loads when the first floor is added. */
export function CompareDock() {
  const floors = useCompareList();
  const isElsewhere = useRouterState({ select: ({ location }) => WITHOUT_BAR.test(location.pathname) });
  return floors.length === 0 || isElsewhere ? null : <CompareBar floors={floors} />;
}
