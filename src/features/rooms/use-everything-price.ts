import { useQuery } from '@tanstack/react-query';
import { readDeliveryZip, type ZipReading } from '../../domain/delivery-zips';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { FloorShare } from '../../domain/rooms/project-floors';
import { projectPrice, type ProjectPrice } from '../../domain/rooms/project-price';
import type { SquareInchParts } from '../../domain/rooms/room-area';
import type { Settings } from '../../domain/settings';
import type { ShippingQuote } from '../../domain/shipping';
import { zipEstimateOf, type ZipEstimate } from '../../domain/zip-estimate';
import { roomsQueries } from './queries';
import { siteQueries } from '../site/queries';

/** What delivery by ZIP code comes to. */
export interface ZipDelivery {
  readonly reading: ZipReading;
  readonly quote: ShippingQuote | null;
  /** The quote as the cart remembers it. */
  readonly estimate: ZipEstimate | null;
  /** The list of ZIP codes could not be had: delivery is priced in the cart. */
  readonly isListMissing: boolean;
}

export interface EverythingPrice {
  readonly settings: Settings | undefined;
  /** Null until taxes and rates are known, and while nothing can be priced. */
  readonly price: ProjectPrice | null;
  readonly delivery: ZipDelivery;
  /** When the oldest figure in it was read; null while one is missing. Milliseconds since 1970. */
  readonly pricedAt: number | null;
}

const NO_ZIP: ZipReading = { kind: 'empty' };

/** The price with everything for boxes of floors (DESIGN 12), from the same bill as the cart's. */
export function useEverythingPrice(
  shares: readonly Pick<FloorShare, 'boxes' | 'floor' | 'isTooMany'>[],
  measured: SquareInchParts,
  terms: ProjectTerms,
  productsAt: number | null,
): EverythingPrice {
  const { data: settings, dataUpdatedAt: settingsAt } = useQuery(siteQueries.settings());
  const isDelivery = terms.fulfilment === 'Delivery';
  const zips = useQuery({ ...roomsQueries.deliveryZips(), enabled: isDelivery });
  const boxes = shares.reduce((sum, share) => sum + share.boxes, 0);
  const reading = isDelivery && zips.data !== undefined ? readDeliveryZip(terms.zip, boxes, zips.data) : NO_ZIP;
  const quote = reading.kind === 'read' ? reading.quote : null;
  const estimate = reading.kind === 'read' ? zipEstimateOf(reading.zip, reading.quote, boxes) : null;
  const canPrice = settings !== undefined && boxes > 0 && !shares.some(({ isTooMany }) => isTooMany);
  const times = [settings === undefined ? null : settingsAt, productsAt, ...(quote === null ? [] : [zips.dataUpdatedAt])];
  return {
    settings,
    price: canPrice
      ? projectPrice(shares, measured, { rates: settings, isInstallationChosen: terms.isInstallationChosen, promo: terms.promo, quote })
      : null,
    delivery: { reading, quote, estimate, isListMissing: isDelivery && zips.data === undefined && zips.isError },
    pricedAt: times.some((at) => at === null || at === 0) ? null : Math.min(...times.filter((at) => at !== null)),
  };
}
