import { Link, useLocation } from '@tanstack/react-router';
import { ProductSectionLink } from './product-section-link';

export function NavLinks({ className }: { readonly className?: string | undefined }) {
  const isInCatalogue = useLocation({ select: ({ pathname }) => pathname.startsWith('/products') });
  const exact = { exact: true, includeSearch: false };
  return (
    <ul role="list" className={className}>
      <li>
        <Link to="/" activeOptions={exact}>
          Home
        </Link>
      </li>
      <li>
        <ProductSectionLink data-status={isInCatalogue ? 'active' : undefined}>Product</ProductSectionLink>
      </li>
      <li>
        <Link to="/about-us">About Us</Link>
      </li>
      <li>
        <Link to="/contact-us">Contact Us</Link>
      </li>
      <li>
        <Link to="/installation">Installation</Link>
      </li>
    </ul>
  );
}
