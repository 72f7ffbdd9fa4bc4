import { useRouterState } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';
import { useCompareList } from './use-compare-list';

const CompareBar = lazyPart(
  () => import('./compare-bar'),
  (code) => code.CompareBar,
);

/** These pages have their own next step. */
const WITHOUT_BAR = /^\/(?:compare|board-sheet|my-cart|account|orders)(?:\/|$)/;

export function CompareDock() {
  const floors = useCompareList();
  const isElsewhere = useRouterState({ select: ({ location }) => WITHOUT_BAR.test(location.pathname) });
  return floors.length === 0 || isElsewhere ? null : <CompareBar floors={floors} />;
}
