import type { CatalogueWatch } from './catalogue-watch';
import { bytesOf, type CompressedText } from './compressed-text';

/** What can be kept: a text, and whether it is worth it. A refusal or a missing page is not, or made-up addresses would fill the memory. */
export interface OfflineReply {
  readonly text: CompressedText;
  readonly isKept: boolean;
  /** Of what is kept beside the text. */
  readonly moreBytes?: number;
}

interface Entry<Reply> {
  readonly made: Promise<Reply>;
  /** Null while it is being made. */
  reply: Reply | null;
  bytes: number;
  wasAskedAgain: boolean;
}

/** What an entry costs beside its bytes, roughly. */
const ENTRY_BYTES = 1_000;

/**
 * Replies made once per catalogue version and kept in memory, `maxBytes` of them at most. Those who ask for the same at once
 * share one making. When the memory is full the oldest goes, unless it was asked for since it was last passed over.
 */
export class KeptReplies<Reply extends OfflineReply> {
  readonly #watch: CatalogueWatch;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry<Reply>>();
  /** Of the entries. */
  #version = Number.NaN;
  #bytes = 0;

  constructor(watch: CatalogueWatch, maxBytes: number) {
    this.#watch = watch;
    this.#maxBytes = maxBytes;
  }

  /** The reply under a key, made from the catalogue as it was less than a second ago or later. Fails as `make` does, and keeps no failure. */
  async get(key: string, make: () => Promise<Reply>): Promise<Reply> {
    this.#startVersion(await this.#watch.version());
    const found = this.#entries.get(key);
    if (found !== undefined) {
      found.wasAskedAgain = true;
      return found.made;
    }
    const entry: Entry<Reply> = { made: make(), reply: null, bytes: 0, wasAskedAgain: false };
    this.#entries.set(key, entry);
    try {
      const reply = await entry.made;
      if (reply.isKept) this.#keep(key, entry, reply);
      else this.#drop(key, entry);
      return reply;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  /** The same at once, when it is kept and known to be current; else null. */
  peek(key: string): Reply | null {
    const version = this.#watch.versionIfKnown();
    if (version === null || version !== this.#version) return null;
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    entry.wasAskedAgain = true;
    return entry.reply;
  }

  #startVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#entries.clear();
    this.#bytes = 0;
  }

  #keep(key: string, entry: Entry<Reply>, reply: Reply): void {
    // The version may have risen meanwhile: then the reply serves those who asked for it, and nobody else.
    if (this.#entries.get(key) !== entry) return;
    entry.reply = reply;
    entry.bytes = bytesOf(reply.text) + (reply.moreBytes ?? 0) + ENTRY_BYTES;
    this.#bytes += entry.bytes;
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldestKey, oldest);
      if (!oldest.wasAskedAgain) continue;
      oldest.wasAskedAgain = false;
      this.#entries.set(oldestKey, oldest);
      this.#bytes += oldest.bytes;
    }
  }

  #drop(key: string, entry: Entry<Reply>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
