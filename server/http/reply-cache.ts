import { LRUCache } from 'lru-cache';
import type { CatalogueWatch } from './catalogue-watch';
import { bytesOf, type CompressedText } from './compressed-text';

export interface CacheableReply {
  readonly text: CompressedText;
  /** False when the number of such replies is unlimited: made-up inputs would fill the memory. */
  readonly isCacheable: boolean;
  /** Besides the text. */
  readonly extraBytes?: number;
}

/** Approximate memory besides its bytes. */
const ENTRY_BYTES = 1_000;

/** Per catalogue version, the most recently used, up to `maxBytes`. Concurrent requests share one computation. */
export class ReplyCache<Reply extends CacheableReply> {
  readonly #watch: CatalogueWatch;
  readonly #replies: LRUCache<string, Reply>;
  readonly #pending = new Map<string, Promise<Reply>>();
  #version: string | undefined;

  constructor(watch: CatalogueWatch, maxBytes: number) {
    this.#watch = watch;
    this.#replies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ text, extraBytes = 0 }) => bytesOf(text) + extraBytes + ENTRY_BYTES,
    });
  }

  /** At most a second old. Rejects as `compute` does; failures are not cached. `version`: what it reads is of this one or newer. */
  async get(key: string, compute: (version: string) => Promise<Reply>): Promise<Reply> {
    const version = await this.#watch.version();
    if (version !== this.#version) {
      this.#version = version;
      this.#replies.clear();
      this.#pending.clear();
    }
    return this.#replies.get(key) ?? this.#pending.get(key) ?? this.#compute(key, () => compute(version));
  }

  #compute(key: string, compute: () => Promise<Reply>): Promise<Reply> {
    const pending: Promise<Reply> = compute()
      .then((reply) => {
        // A newer catalogue version may have cleared the pending ones.
        if (reply.isCacheable && this.#pending.get(key) === pending) this.#replies.set(key, reply);
        return reply;
      })
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    this.#pending.set(key, pending);
    return pending;
  }
}
