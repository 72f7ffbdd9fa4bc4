import { Link } from '@tanstack/react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { InstallOffer } from './install-offer';
import css from './more-links.module.css';
import { ROOM_VIEW_HASH } from './room-view-hash';
import { siteTexts } from './site.texts';

/** Beyond those specified for menu and footer. */
export function MoreLinks() {
  // After hydration: documents must stay small, and the camera needs the page's code anyway.
  const isHydrated = useIsHydrated();
  return (
    <nav aria-label={siteTexts.more}>
      <ul role="list" className={css['links']}>
        <li>
          <Link to="/products" activeOptions={{ exact: true, includeSearch: false }}>
            {siteTexts.allFloors}
          </Link>
        </li>
        <li>
          <Link to="/rooms">{siteTexts.myRooms}</Link>
        </li>
        {isHydrated ? (
          <>
            <li>
              <Link to="/products" hash={ROOM_VIEW_HASH}>
                {siteTexts.inARoom}
              </Link>
            </li>
            <li>
              <Link to="/quotes/{-$quoteId}" params={{ quoteId: undefined }}>
                {siteTexts.quotes}
              </Link>
            </li>
            <li>
              <Link to="/scan">{siteTexts.scan}</Link>
            </li>
          </>
        ) : null}
        <li>
          <Link to="/orders">{siteTexts.orders}</Link>
        </li>
        <li>
          <Link to="/blog">{siteTexts.blog}</Link>
        </li>
        {isHydrated ? <InstallOffer className={css['install']} /> : null}
      </ul>
    </nav>
  );
}
