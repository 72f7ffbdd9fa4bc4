import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { opensElsewhere } from '../../ui/opens-elsewhere';

const PRODUCT_SECTION_HREF = '/?product';

/** Exactly '/?product', which a typed link cannot express. */
export function ProductSectionLink({ children, ...anchor }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    router.history.push(PRODUCT_SECTION_HREF);
  };
  return (
    <a {...anchor} href={PRODUCT_SECTION_HREF} onClick={follow}>
      {children}
    </a>
  );
}
