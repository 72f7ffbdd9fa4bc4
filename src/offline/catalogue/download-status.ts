import type { CatalogueSize } from '../../domain/catalogue-changes';
import { NOTHING, type CatalogueMeta, type RestReason } from './catalogue-rows';

/** `checkedAt`: when the device was last complete (device clock, ms). */
export type DownloadStatus =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'working';
      readonly isWaiting: boolean;
      readonly done: CatalogueSize;
      readonly planned: CatalogueSize;
      readonly checkedAt: number | null;
    }
  | {
      readonly kind: 'paused';
      readonly reason: RestReason;
      readonly done: CatalogueSize;
      readonly planned: CatalogueSize;
      readonly checkedAt: number | null;
    }
  | { readonly kind: 'done'; readonly total: CatalogueSize; readonly checkedAt: number };

/** 'stop' from another tab; 'given-up' when pictures were evicted. */
export type CatalogueNews = { readonly kind: 'status'; readonly status: DownloadStatus } | { readonly kind: 'stop' | 'given-up' };

/** `missing` is not fetched yet. */
export function statusOf(meta: CatalogueMeta, missing: CatalogueSize, isWaiting: boolean): DownloadStatus {
  const { checkedAt, total } = meta;
  if (meta.state === 'done' && checkedAt !== null) return { kind: 'done', total, checkedAt };
  const planned = meta.planned ?? NOTHING;
  const done = { items: Math.max(0, planned.items - missing.items), bytes: Math.max(0, planned.bytes - missing.bytes) };
  if (meta.state === 'working') return { kind: 'working', isWaiting, done, planned, checkedAt };
  return { kind: 'paused', reason: meta.reason ?? 'asked', done, planned, checkedAt };
}
