import type { CatalogueChanges, PictureToSave } from '../../domain/catalogue-changes';
import type { Pace } from '../sync/backoff';
import type { Broadcast } from '../sync/broadcast';
import type { CatalogueMeta } from './catalogue-rows';
import type { CatalogueStore } from './catalogue-store';
import type { CatalogueNews } from './download-status';

export interface DownloadParts {
  readonly store: CatalogueStore;
  readonly pictures: {
    save(picture: PictureToSave, signal: AbortSignal): Promise<boolean>;
    drop(pictures: readonly PictureToSave[], left: readonly PictureToSave[]): Promise<void>;
    dropAll(): Promise<void>;
    makeRoom(): Promise<void>;
    /** Since the last `forgetEviction`. */
    wereEvicted(): Promise<boolean>;
    forgetEviction(): Promise<void>;
  };
  readonly source: {
    /** Null from a back end without the changes call. */
    changesSince(next: string, signal: AbortSignal): Promise<CatalogueChanges | null>;
    changesByContract(store: CatalogueStore, signal: AbortSignal): AsyncGenerator<CatalogueChanges>;
    readonly screens: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>>;
  };
  /** Only one tab holds the lock. */
  runLocked(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  readonly channel: Broadcast<CatalogueNews>;
  now(): number;
  untilWorthTrying(pace: Pace, signal: AbortSignal): Promise<void>;
  isWorthWaiting(error: unknown): boolean;
  /** The next page reads it at start. */
  setMark(state: CatalogueMeta['state'] | null): void;
}
