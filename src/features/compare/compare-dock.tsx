import { useRouterState } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';
import { useCompareList } from './use-compare-list';

const CompareBar = lazyPart(
  () => import('./compare-bar'),
  (code) => code.CompareBar,
);

/** Pages with a next step of their own. */
const WITHOUT_BAR = /^\/(?:compare|board-sheet|my-cart|account|orders)(?:\/|$)/;

/** The bar of floors to compare, on pages where floors are looked for. Its code loads with the first floor. */
export function CompareDock() {
  const floors = useCompareList();
  const isElsewhere = useRouterState({ select: ({ location }) => WITHOUT_BAR.test(location.pathname) });
  return floors.length === 0 || isElsewhere ? null : <CompareBar floors={floors} />;
}
