import { Link } from '@tanstack/react-router';
import layout from '../../ui/layout.module.css';
import { PageBand } from '../../ui/page-band';
import { SectionHead } from '../../ui/section-head';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './plan-links.module.css';
import { ROOM_VIEW_HASH } from './room-view-hash';

/** After hydration: the first document must stay small. */
export function PlanLinks() {
  if (!useIsHydrated()) return null;
  return (
    <PageBand spacing="wide" aria-labelledby="plan-title" className={layout['screenOnly']}>
      <SectionHead id="plan-title" title="Plan it before you buy" subTitle="No account, also without a signal." />
      <ul role="list" className={css['ways']}>
        <li>
          <Link to="/products" hash={ROOM_VIEW_HASH} className={css['way']}>
            <strong>See floors in a room</strong>
            <span>Lay each floor in a lived-in room, by day and by evening.</span>
          </Link>
        </li>
        <li>
          <Link to="/rooms" className={css['way']}>
            <strong>My rooms</strong>
            <span>Type your rooms once: boxes, trim and the price with everything.</span>
          </Link>
        </li>
        <li>
          <Link to="/quotes/{-$quoteId}" params={{ quoteId: undefined }} className={css['way']}>
            <strong>Quotes</strong>
            <span>Save a price, print it, or send it as a link.</span>
          </Link>
        </li>
      </ul>
    </PageBand>
  );
}
