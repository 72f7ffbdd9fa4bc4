import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { spokenPath } from '../../domain/languages';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import { siteTexts } from './site.texts';

export function NavLinks({ className }: { readonly className?: string | undefined }) {
  const isInCatalogue = useLocation({ select: ({ pathname }) => pathname.startsWith('/products') });
  const exact = { exact: true, includeSearch: false };
  return (
    <ul role="list" className={className}>
      <li>
        <Link to="/" activeOptions={exact}>
          {siteTexts.home}
        </Link>
      </li>
      <li>
        <ProductSectionLink data-status={isInCatalogue ? 'active' : undefined}>{siteTexts.product}</ProductSectionLink>
      </li>
      <li>
        <Link to="/about-us">{siteTexts.aboutUs}</Link>
      </li>
      <li>
        <Link to="/contact-us">{siteTexts.contactUs}</Link>
      </li>
      <li>
        <Link to="/installation">{siteTexts.installation}</Link>
      </li>
    </ul>
  );
}

/** Exactly '/?product', which a typed link cannot express. */
function ProductSectionLink({ children, ...anchor }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  const router = useRouter();
  const href = `${spokenPath('/')}?product`;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  );
}
