import { useQuery } from '@tanstack/react-query';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { FloorShare } from '../../domain/rooms/project-floors';
import { projectPrice, type ProjectPrice } from '../../domain/rooms/project-price';
import type { SquareInchParts } from '../../domain/rooms/room-area';
import type { Settings } from '../../domain/settings';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { siteQueries } from '../site/queries';
import { useZipDelivery, type ZipDelivery } from './use-zip-delivery';

export interface EverythingPrice {
  readonly settings: Settings | undefined;
  /** Null until taxes and rates are known, and when nothing can be priced. */
  readonly price: ProjectPrice | null;
  readonly delivery: ZipDelivery;
  /** Of its oldest figure, milliseconds since 1970; null while one is missing. */
  readonly pricedAt: number | null;
}

/** Computed by the cart's own bill. */
export function useEverythingPrice(
  shares: readonly Pick<FloorShare, 'boxes' | 'floor' | 'isTooMany'>[],
  measured: SquareInchParts,
  terms: ProjectTerms,
  productsAt: number | null,
  of: ZipEstimate['of'] = 'rooms',
): EverythingPrice {
  const { data: settings, dataUpdatedAt: settingsAt } = useQuery(siteQueries.settings());
  const boxes = shares.reduce((sum, share) => sum + share.boxes, 0);
  const delivery = useZipDelivery(of, terms, boxes);
  const { quote, readAt } = delivery;
  const canPrice = settings !== undefined && boxes > 0 && !shares.some(({ isTooMany }) => isTooMany);
  const times = [settings === undefined ? null : settingsAt, productsAt, ...(readAt === null ? [] : [readAt])];
  return {
    settings,
    price: canPrice
      ? projectPrice(shares, measured, { rates: settings, isInstallationChosen: terms.isInstallationChosen, promo: terms.promo, quote })
      : null,
    delivery,
    pricedAt: times.some((at) => at === null || at === 0) ? null : Math.min(...times.filter((at) => at !== null)),
  };
}
