import { Link, useMatches } from '@tanstack/react-router';
import { useShopName, useShopSettings } from '../../ui/shop-name';
import { classNames } from '../../ui/class-names';
import { MobileMenu } from './mobile-menu';
import { NavLinks } from './nav-links';
import css from './site-header.module.css';
import type { Elements } from '../../ui/elements';
import { siteTexts } from './site.texts';

const PATH_WITH_PICTURE = /^\/(about-us\/?)?$/;

export interface SiteHeaderProps {
  /** Only for a shop that has one. */
  readonly logo: Elements;
  readonly search: Elements;
  readonly cart: Elements;
  readonly user: Elements;
}

export function SiteHeader({ logo, search, cart, user }: SiteHeaderProps) {
  const shopName = useShopName();
  const settings = useShopSettings();
  // The router's location is already the next page's while that loads.
  const isOverPicture = useMatches({ select: (matches) => PATH_WITH_PICTURE.test(matches.at(-1)?.pathname ?? '') });
  return (
    <header className={classNames(css['header'], isOverPicture ? css['clear'] : css['solid'])} data-on-dark>
      <a className={css['skip']} href="#content">
        {siteTexts.skip}
      </a>
      <Link to="/" className={css['logo']} aria-label={`${shopName}${siteTexts.ofHome}`}>
        {settings?.logo ? logo : shopName}
      </Link>
      <nav className={css['nav']} aria-label={siteTexts.main}>
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
