import { Link, useLocation } from '@tanstack/react-router';
import { ProductSectionLink } from './product-section-link';

export interface NavLinksProps {
  readonly className?: string | undefined;
  readonly onFollow?: () => void;
}

export function NavLinks({ className, onFollow }: NavLinksProps) {
  const isInCatalogue = useLocation({ select: ({ pathname }) => pathname.startsWith('/products') });
  const exact = { exact: true, includeSearch: false };
  return (
    <ul role="list" className={className}>
      <li><Link to="/" activeOptions={exact} onClick={onFollow}>Home</Link></li>
      <li>
        <ProductSectionLink onClick={onFollow} data-status={isInCatalogue ? 'active' : undefined}>Product</ProductSectionLink>
      </li>
      <li><Link to="/about-us" onClick={onFollow}>About Us</Link></li>
      <li><Link to="/contact-us" onClick={onFollow}>Contact Us</Link></li>
      <li><Link to="/installation" onClick={onFollow}>Installation</Link></li>
    </ul>
  );
}
