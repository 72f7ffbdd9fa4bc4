import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, FocusEvent, MouseEvent } from 'react';
import { spokenPath } from '../../domain/languages';
import { opensElsewhere } from '../../ui/opens-elsewhere';

interface ProductLinkProps extends ComponentPropsWithRef<'a'> {
  readonly slug: string;
}

export function productPath(slug: string): string {
  return spokenPath(`/products/${encodeURIComponent(slug)}`);
}

/** The router's `Link` would compare every card with the current address. */
export function ProductLink({ slug, children, ...anchor }: ProductLinkProps) {
  const router = useRouter();
  const target = { to: '/products/$slug', params: { slug } } as const;
  const preload = () => void router.preloadRoute(target).catch(() => undefined);
  const preloadForKeys = ({ currentTarget }: FocusEvent<HTMLAnchorElement>) => {
    if (currentTarget.matches(':focus-visible')) preload();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void router.navigate(target);
  };
  return (
    <a {...anchor} href={productPath(slug)} onClick={follow} onPointerEnter={preload} onFocus={preloadForKeys}>
      {children}
    </a>
  );
}
