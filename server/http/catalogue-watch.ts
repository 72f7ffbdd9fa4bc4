/** A reply may be this old, by the version it was made from. */
const VERSION_HOLDS_MS = 1_000;
/** Half of it: under load the next look is over before the last one stops counting, and nobody waits for it. */
const LOOK_AGAIN_AFTER_MS = 500;

/**
 * Knows the version of the catalogue, and looks it up at most twice a second. Whatever is kept in memory asks the one watch of
 * its server, so that a document is never newer or older than the replies it shows. Another server's change is seen within
 * a second.
 */
export class CatalogueWatch {
  readonly #readVersion: () => Promise<number>;
  readonly #now: () => number;
  #version = Number.NaN;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  /** `now` in milliseconds. */
  constructor(readVersion: () => Promise<number>, now: () => number) {
    this.#readVersion = readVersion;
    this.#now = now;
  }

  /** The version as it was less than a second ago. Fails when the database does not tell. */
  async version(): Promise<number> {
    if (this.versionIfKnown() === null) await this.#look();
    return this.#version;
  }

  /** The same at once; null when it has to be looked up. */
  versionIfKnown(): number | null {
    const ageMs = this.#now() - this.#lookedAt;
    // A clock that was set back makes the age unknown.
    if (ageMs < 0 || ageMs >= VERSION_HOLDS_MS) return null;
    // A failure shows to whoever has to wait for the version.
    if (ageMs >= LOOK_AGAIN_AFTER_MS) this.#look().catch(() => undefined);
    return this.#version;
  }

  #look(): Promise<void> {
    const startedAt = this.#now();
    this.#looking ??= this.#readVersion()
      .then((version) => {
        this.#version = version;
        this.#lookedAt = startedAt;
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }
}
