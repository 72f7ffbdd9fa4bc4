import { Link } from '@tanstack/react-router';
import layout from '../../ui/layout.module.css';
import { PageBand } from '../../ui/page-band';
import { SectionHead } from '../../ui/section-head';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './plan-links.module.css';
import { ROOM_VIEW_HASH } from './room-view-hash';
import { siteTexts } from './site.texts';

/** After hydration: the first document must stay small. */
export function PlanLinks() {
  if (!useIsHydrated()) return null;
  return (
    <PageBand spacing="wide" aria-labelledby="plan-title" className={layout['screenOnly']}>
      <SectionHead id="plan-title" title={siteTexts.plan} subTitle={siteTexts.planSubtitle} />
      <ul role="list" className={css['ways']}>
        <li>
          <Link to="/products" hash={ROOM_VIEW_HASH} className={css['way']}>
            <strong>{siteTexts.inARoom}</strong>
            <span>{siteTexts.planInARoom}</span>
          </Link>
        </li>
        <li>
          <Link to="/rooms" className={css['way']}>
            <strong>{siteTexts.myRooms}</strong>
            <span>{siteTexts.planRooms}</span>
          </Link>
        </li>
        <li>
          <Link to="/quotes/{-$quoteId}" params={{ quoteId: undefined }} className={css['way']}>
            <strong>{siteTexts.quotes}</strong>
            <span>{siteTexts.planQuotes}</span>
          </Link>
        </li>
      </ul>
    </PageBand>
  );
}
