import { useState } from 'react';
import type { Settings } from '../../domain/settings';
import { storePosition } from '../../domain/settings';
import type { Position } from '../../domain/shipping';
import { PinIcon } from '../../ui/icons';
import css from './store-map.module.css';

const HALF_HEIGHT_DEGREES = 0.008;
const HALF_WIDTH_DEGREES = 0.014;

/** A drawn placeholder; the real map is another site's page and loads only on request. */
export function StoreMap({ settings }: { readonly settings: Settings }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  if (isAskedFor) {
    return (
      <iframe
        className={css['map']}
        title="Map of the store"
        src={embedAddress(storePosition(settings))}
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- both are safe together on a foreign origin, and the map needs both
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div className={css['map']}>
      <svg className={css['drawing']} viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="400" height="260" fill="#2a2520" />
        <path d="M0 190c80-30 120 20 200 0s140-70 200-50v120H0z" fill="#17413d" />
        <g stroke="#4a433c" strokeWidth="7" fill="none">
          <path d="M-10 70h420M-10 140l420-20M90-10v280M220-10l-20 280M330-10v280" />
        </g>
        <g stroke="#3a342e" strokeWidth="3" fill="none">
          <path d="M-10 30h420M-10 105h420M40-10v280M150-10v280M275-10v280" />
        </g>
      </svg>
      <span className={css['pin']}>
        <PinIcon />
      </span>
      <button type="button" className={css['ask']} onClick={() => setIsAskedFor(true)}>
        Show map
      </button>
    </div>
  );
}

function embedAddress({ latitude, longitude }: Position): string {
  const box = [
    longitude - HALF_WIDTH_DEGREES,
    latitude - HALF_HEIGHT_DEGREES,
    longitude + HALF_WIDTH_DEGREES,
    latitude + HALF_HEIGHT_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}
