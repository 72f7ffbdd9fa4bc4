import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Settings } from '../../domain/settings';
import { ShopMark } from '../../ui/shop-mark';
import { useShopName } from '../../ui/shop-name';
import { chatHref, webHref } from './contact-links';
import layout from '../../ui/layout.module.css';
import { LanguageSwitch } from './language-switch';
import { siteQueries } from './queries';
import { MoreLinks } from './more-links';
import css from './site-footer.module.css';
import { StoreContact } from './store-contact';
import { StoreMap } from './store-map';
import { siteTexts } from './site.texts';

export function SiteFooter({ offlineCatalogue }: { readonly offlineCatalogue: ReactNode }) {
  const { data: settings } = useQuery(siteQueries.settings());
  const shopName = useShopName();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={css['footer']} data-on-dark>
      <div className={css['top']}>
        <div className={css['store']}>
          <ShopMark ground="dark" className={css['logo']} />
          <StoreContact />
          <MoreLinks />
          <p className={layout['row4']}>
            <LanguageSwitch className={layout['target']} />
          </p>
        </div>
        <nav className={css['columns']} aria-label={siteTexts.footer}>
          <div>
            <h2 className={css['title']}>{siteTexts.link}</h2>
            <ul role="list" className={css['list']}>
              <li>
                <Link to="/">{siteTexts.home}</Link>
              </li>
              <li>
                <Link to="/about-us">{siteTexts.aboutUs}</Link>
              </li>
              <li>
                <Link to="/contact-us">{siteTexts.contactUs}</Link>
              </li>
              <li>{offlineCatalogue}</li>
            </ul>
          </div>
          <div>
            <h2 className={css['title']}>{siteTexts.social}</h2>
            <ul role="list" className={css['list']}>
              {settings === undefined ? null : <SocialLinks settings={settings} />}
            </ul>
          </div>
          <div>
            <h2 className={css['title']}>{siteTexts.documents}</h2>
            <ul role="list" className={css['list']}>
              <li>
                <Link to="/privacy-policy">{siteTexts.privacy}</Link>
              </li>
              <li>
                <Link to="/terms-and-conditions">{siteTexts.terms}</Link>
              </li>
            </ul>
          </div>
        </nav>
        <div className={css['map']}>{settings === undefined ? null : <StoreMap settings={settings} />}</div>
      </div>
      <div className={css['bottom']}>
        <p suppressHydrationWarning>{`© ${year} ${shopName}. ${siteTexts.rights}`}</p>
        <img src="/icons/cards.svg" alt={siteTexts.cards} width={216} height={30} loading="lazy" decoding="async" />
      </div>
    </footer>
  );
}

function SocialLinks({ settings }: { readonly settings: Settings }) {
  const links = [
    { name: 'WhatsApp', href: settings.contactNo === '' ? null : chatHref(settings.contactNo) },
    { name: 'Instagram', href: webHref(settings.instagram) },
    { name: 'Facebook', href: webHref(settings.facebook) },
    { name: 'TikTok', href: webHref(settings.tiktok) },
    { name: 'Yelp', href: webHref(settings.twitter) },
  ];
  return links.map(({ name, href }) =>
    href === null ? null : (
      <li key={name}>
        <a href={href} target="_blank" rel="noopener noreferrer" translate="no">
          {name}
        </a>
      </li>
    ),
  );
}
