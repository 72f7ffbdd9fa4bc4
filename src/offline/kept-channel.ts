import type { KeptStatus } from './kept-keeper';
import { channelNames } from './storage-keys';

/** What tabs and worker tell each other: how far the working tab is, what a person asked for in another, and that the pictures made room. */
export type KeptNews = { readonly kind: 'status'; readonly status: KeptStatus } | { readonly kind: 'stop' | 'given-up' };

export interface KeptChannel {
  post(news: KeptNews): void;
  listen(listener: (news: KeptNews) => void): void;
}

/** Tells every tab, this one too, that the kept pictures are gone. */
export function tellGivenUp(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelNames.keptCatalogue);
  channel.postMessage({ kind: 'given-up' } satisfies KeptNews);
  channel.close();
}

/** The browser's BroadcastChannel; silent where there is none. */
export function keptChannel(): KeptChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelNames.keptCatalogue);
  return {
    post: (news) => channel?.postMessage(news),
    listen: (listener) => channel?.addEventListener('message', (event: MessageEvent<KeptNews>) => listener(event.data)),
  };
}
