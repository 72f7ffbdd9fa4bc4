import type { KeptStatus } from './kept-keeper';
import { channelNames } from './storage-keys';

/** What tabs tell each other: how far the working one is, and what a person asked for in another. */
export type KeptNews = { readonly kind: 'status'; readonly status: KeptStatus } | { readonly kind: 'stop' };

export interface KeptChannel {
  post(news: KeptNews): void;
  listen(listener: (news: KeptNews) => void): void;
}

/** The browser's BroadcastChannel; silent where there is none. */
export function keptChannel(): KeptChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelNames.keptCatalogue);
  return {
    post: (news) => channel?.postMessage(news),
    listen: (listener) => channel?.addEventListener('message', (event: MessageEvent<KeptNews>) => listener(event.data)),
  };
}
