import { LRUCache } from 'lru-cache';
import type { CatalogueWatch } from './catalogue-watch';
import { bytesOf, type CompressedText } from './compressed-text';

export interface CacheableReply {
  readonly text: CompressedText;
  /** False for refusals and missing pages: made-up addresses would fill the memory. */
  readonly isCacheable: boolean;
  /** Of what is stored beside the text. */
  readonly extraBytes?: number;
}

/** What an entry costs beside its bytes, roughly. */
const ENTRY_BYTES = 1_000;

/** Replies computed once per catalogue version and held in memory, the most recently used `maxBytes` of them. Concurrent requests share one computation. */
export class ReplyCache<Reply extends CacheableReply> {
  readonly #watch: CatalogueWatch;
  readonly #replies: LRUCache<string, Reply>;
  readonly #pending = new Map<string, Promise<Reply>>();
  /** Of the cached replies. */
  #version = Number.NaN;

  constructor(watch: CatalogueWatch, maxBytes: number) {
    this.#watch = watch;
    this.#replies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ text, extraBytes = 0 }) => bytesOf(text) + extraBytes + ENTRY_BYTES,
    });
  }

  /** The reply under a key, computed from the catalogue as it was at most a second ago. Rejects as `compute` does; failures are not cached. */
  async get(key: string, compute: () => Promise<Reply>): Promise<Reply> {
    const version = await this.#watch.version();
    if (version !== this.#version) {
      this.#version = version;
      this.#replies.clear();
      this.#pending.clear();
    }
    return this.#replies.get(key) ?? this.#pending.get(key) ?? this.#compute(key, compute);
  }

  #compute(key: string, compute: () => Promise<Reply>): Promise<Reply> {
    const pending: Promise<Reply> = compute()
      .then((reply) => {
        // A newer catalogue version may have cleared the pending computations meanwhile.
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
