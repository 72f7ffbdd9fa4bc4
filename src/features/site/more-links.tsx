import { Link } from '@tanstack/react-router';
import css from './more-links.module.css';

/** What the specified links of menu and footer leave out. */
export function MoreLinks() {
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
