/** An older version is read again before it is used. */
const MAX_AGE_MS = 1_000;
/** From this age it is read again in the background, so that no request waits under load. */
const REFRESH_AFTER_MS = 500;

/** Read at most twice a second. A server's caches share one watch: documents and replies change together. */
export class CatalogueWatch {
  readonly #readVersion: () => Promise<string>;
  readonly #now: () => number;
  #version = '';
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  /** `readVersion` names the state (`readVersionName`); `now` in milliseconds since 1970. */
  constructor(readVersion: () => Promise<string>, now: () => number) {
    this.#readVersion = readVersion;
    this.#now = now;
  }

  /** Less than a second old. Rejects when the database cannot be read. */
  async version(): Promise<string> {
    const ageMs = this.#now() - this.#readAt;
    // Negative when the clock was set back.
    if (ageMs < 0 || ageMs >= MAX_AGE_MS) await this.#read();
    // After a failure, the next request that has to wait rejects.
    else if (ageMs >= REFRESH_AFTER_MS) this.#read().catch(() => undefined);
    return this.#version;
  }

  #read(): Promise<void> {
    const startedAt = this.#now();
    this.#reading ??= this.#readVersion()
      .then((version) => {
        this.#version = version;
        this.#readAt = startedAt;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}

/** A failure is not cached. */
export function oncePerVersion<Value>(watch: CatalogueWatch, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly version: string; readonly value: Promise<Value> } | undefined;
  return async () => {
    const version = await watch.version();
    if (known?.version === version) return known.value;
    const value = read();
    known = { version, value };
    value.catch(() => {
      if (known?.value === value) known = undefined;
    });
    return value;
  };
}
