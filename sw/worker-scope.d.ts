import type { PrecacheEntry } from 'workbox-precaching';

declare global {
  /** ISO 8601, UTC; filled in by the build. */
  const __BUILT_AT__: string;

  /** Background Sync, which TypeScript's library does not declare: https://wicg.github.io/background-sync/spec/ */
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
    readonly lastChance: boolean;
  }

  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }

  interface ServiceWorkerGlobalScope {
    /** Filled in by the build. */
    readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  }

  interface ImportMeta {
    readonly env: Readonly<Record<string, string | boolean | undefined>>;
  }
}
