import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefersStill } from '../../ui/prefers-still';

export const PRODUCT_SECTION_ID = 'product';

export function leadsToProductSection(search: string): boolean {
  return /^\?product(=|$)/.test(search);
}

/** After the router has scrolled to the top. */
export function useProductSectionScroll(sectionId: string): void {
  const router = useRouter();
  useEffect(() => {
    const scroll = () => {
      if (!leadsToProductSection(window.location.search)) return;
      document.getElementById(sectionId)?.scrollIntoView({ behavior: prefersStill() ? 'auto' : 'smooth' });
    };
    scroll();
    return router.subscribe('onRendered', scroll);
  }, [router, sectionId]);
}
