import { Link } from '@tanstack/react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './more-links.module.css';

/** What the specified links of menu and footer leave out. */
export function MoreLinks() {
  // Not in the documents, whose size is counted: the camera needs the page's code anyhow.
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
          <li>
            <Link to="/scan">Scan a tag</Link>
          </li>
        ) : null}
        <li>
          <Link to="/orders">Orders</Link>
        </li>
        <li>
          <Link to="/blog">Blog</Link>
        </li>
      </ul>
    </nav>
  );
}
