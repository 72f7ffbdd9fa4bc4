import { Link, useMatches } from '@tanstack/react-router';

import { useShopName } from '../../ui/shop-name';
import { classNames } from '../../ui/class-names';
import { MobileMenu } from './mobile-menu';
import { NavLinks } from './nav-links';
import css from './site-header.module.css';
import type { Elements } from '../../ui/elements';

const PATHS_WITH_PICTURE = ['/', '/about-us'];

export interface SiteHeaderProps {
  readonly search: Elements;
  readonly cart: Elements;
  readonly user: Elements;
}

export function SiteHeader({ search, cart, user }: SiteHeaderProps) {
  const shopName = useShopName();
  // The path of the shown page: the router's location is already the next page's while that loads.
  const isOverPicture = useMatches({
    select: (matches) => PATHS_WITH_PICTURE.includes(matches.at(-1)?.pathname.replace(/(.)\/$/, '$1') ?? ''),
  });
  return (
    <header className={classNames(css['header'], isOverPicture ? css['clear'] : css['solid'])} data-on-dark>
      <a className={css['skip']} href="#content">
        Skip to content
      </a>
      <Link to="/" className={css['logo']} aria-label={`${shopName}, home`}>
        {shopName}
      </Link>
      <nav className={css['nav']} aria-label="Main">
        <NavLinks className={css['links']} />
      </nav>
      <div className={css['tools']}>
        <div className={css['search']}>{search}</div>
        <div className={css['cart']}>{cart}</div>
        <div className={css['user']}>{user}</div>
        <MobileMenu user={user} />
      </div>
    </header>
  );
}
