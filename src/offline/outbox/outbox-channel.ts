import type { CartLine } from '../../domain/cart';
import { channelNames } from '../storage/storage-keys';

/** Messages between tabs and worker about the outbox. */
export type OutboxNews =
  | { readonly kind: 'changed'; readonly accountId: string }
  | { readonly kind: 'server-cart'; readonly accountId: string; readonly lines: readonly CartLine[] };

/** Posts to every other tab and the worker; never back to the sender. */
export interface OutboxChannel {
  post(news: OutboxNews): void;
  listen(listener: (news: OutboxNews) => void): void;
}

/** The browser's BroadcastChannel, opened at first use; silent where there is none. */
export function browserOutboxChannel(): OutboxChannel {
  let channel: BroadcastChannel | undefined;
  const opened = (): BroadcastChannel | undefined => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    channel ??= new BroadcastChannel(channelNames.outbox);
    return channel;
  };
  return {
    post: (news) => opened()?.postMessage(news),
    listen(listener) {
      opened()?.addEventListener('message', (event: MessageEvent<OutboxNews>) => listener(event.data));
    },
  };
}
