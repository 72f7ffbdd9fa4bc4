import type { DownloadStatus } from './download-status';
import { channelNames } from '../storage/storage-keys';

/** Messages between tabs and worker: the download's progress, a stop from another tab, and that the pictures were evicted. */
export type CatalogueNews = { readonly kind: 'status'; readonly status: DownloadStatus } | { readonly kind: 'stop' | 'given-up' };

export interface CatalogueChannel {
  post(news: CatalogueNews): void;
  listen(listener: (news: CatalogueNews) => void): void;
}

/** Notifies every tab, this one too, that the offline pictures were evicted. */
export function tellEvicted(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelNames.offlineCatalogue);
  channel.postMessage({ kind: 'given-up' } satisfies CatalogueNews);
  channel.close();
}

/** The browser's BroadcastChannel; silent where there is none. */
export function catalogueChannel(): CatalogueChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelNames.offlineCatalogue);
  return {
    post: (news) => channel?.postMessage(news),
    listen: (listener) => channel?.addEventListener('message', (event: MessageEvent<CatalogueNews>) => listener(event.data)),
  };
}
