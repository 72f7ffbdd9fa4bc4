import { useState } from 'react';
import type { ShopLogo } from '../domain/settings';
import css from './shop-mark.module.css';
import { useShopName, useShopSettings } from './shop-name';

interface ShopMarkProps {
  /** Paper is white, as are printed pages. */
  readonly ground: 'dark' | 'paper';
  readonly className?: string | undefined;
}

export function ShopMark({ ground, className }: ShopMarkProps) {
  const shopName = useShopName();
  const logo = useShopSettings()?.logo;
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === undefined || logo.name === failed) return <p className={className}>{shopName}</p>;
  const { name } = logo;
  // It may have failed before this code loaded.
  const catchEarlyFailure = (image: HTMLImageElement | null) => {
    if (image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(name);
  };
  return (
    <p className={className}>
      <img
        ref={catchEarlyFailure}
        fetchPriority="low"
        className={css['mark']}
        alt={shopName}
        {...filesOf(logo, ground)}
        onError={() => setFailed(name)}
      />
    </p>
  );
}

function filesOf({ name, widthPx, heightPx, paperWidthPx, paperHeightPx }: ShopLogo, ground: ShopMarkProps['ground']) {
  if (ground === 'paper') return { src: `/icons/${name}-print.png`, width: paperWidthPx, height: paperHeightPx };
  const file = (density: number): string => `/icons/${name}-${density}x.png`;
  return { src: file(1), srcSet: `${file(2)} 2x, ${file(3)} 3x`, width: widthPx, height: heightPx };
}
