import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, FocusEvent, MouseEvent } from 'react';

interface FloorLinkProps extends ComponentPropsWithRef<'a'> {
  readonly slug: string;
}

export function floorPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`;
}

/** To a floor's screen. A list has many of them: unlike the router's links they follow no address, being nowhere the current page. */
export function FloorLink({ slug, children, ...anchor }: FloorLinkProps) {
  const router = useRouter();
  const floor = { to: '/products/$slug', params: { slug } } as const;
  const loadAhead = () => void router.preloadRoute(floor).catch(() => undefined);
  const loadAheadForKeys = ({ currentTarget }: FocusEvent<HTMLAnchorElement>) => {
    if (currentTarget.matches(':focus-visible')) loadAhead();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate(floor);
  };
  return (
    <a {...anchor} href={floorPath(slug)} onClick={follow} onPointerEnter={loadAhead} onFocus={loadAheadForKeys}>
      {children}
    </a>
  );
}
