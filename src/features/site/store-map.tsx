import { useState } from 'react';
import type { Settings } from '../../domain/settings';
import { storePosition } from '../../domain/store-position';
import type { Position } from '../../domain/delivery-price';
import { connection } from '../../offline/connection/connection';
import { PinIcon } from '../../ui/icons';
import { showToast } from '../../ui/toast';
import css from './store-map.module.css';
import { siteTexts } from './site.texts';

const HALF_HEIGHT_DEGREES = 0.008;
const HALF_WIDTH_DEGREES = 0.014;

/** The real map is another site's page and loads only on request. */
export function StoreMap({ settings }: { readonly settings: Settings }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const ask = (): void => {
    if (connection.get().isOnline) setIsAskedFor(true);
    else showToast({ message: siteTexts.mapOnline, tone: 'info' });
  };
  if (isAskedFor) {
    return (
      <iframe
        className={css['map']}
        title={siteTexts.map}
        src={embedAddress(storePosition(settings))}
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- both are safe together on a foreign origin, and the map needs both
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div className={css['map']}>
      <img className={css['drawing']} src="/icons/store-map.svg" alt="" loading="lazy" decoding="async" />
      <span className={css['pin']}>
        <PinIcon />
      </span>
      <button type="button" className={css['ask']} onClick={ask}>
        {siteTexts.showMap}
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
