import { Link } from '@tanstack/react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { InstallOffer } from './install-offer';
import css from './more-links.module.css';
import { ROOM_VIEW_HASH } from './room-view-hash';

/** Beyond those specified for menu and footer. */
export function MoreLinks() {
  // After hydration: documents must stay small, and the camera needs the page's code anyway.
  const isHydrated = useIsHydrated();
  return (
    <nav aria-label="More">
      <ul role="list" className={css['links']}>
        <li>
          <Link to="/products" activeOptions={{ exact: true, includeSearch: false }}>
            All floors
          </Link>
        </li>
        <li>
          <Link to="/rooms">My rooms</Link>
        </li>
        {isHydrated ? (
          <>
            <li>
              <Link to="/products" hash={ROOM_VIEW_HASH}>
                See floors in a room
              </Link>
            </li>
            <li>
              <Link to="/quotes/{-$quoteId}" params={{ quoteId: undefined }}>
                Quotes
              </Link>
            </li>
            <li>
              <Link to="/scan">Scan a tag</Link>
            </li>
          </>
        ) : null}
        <li>
          <Link to="/orders">Orders</Link>
        </li>
        <li>
          <Link to="/blog">Blog</Link>
        </li>
        {isHydrated ? <InstallOffer className={css['install']} /> : null}
      </ul>
    </nav>
  );
}
