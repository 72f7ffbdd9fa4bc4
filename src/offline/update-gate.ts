/** A newer store is installed and waits. */
export interface WorkerUpdate {
  readonly isReady: boolean;
  /** Why the banner keeps quiet for now, such as an open checkout; null when it may ask. */
  readonly blockedBy: string | null;
}

const NO_UPDATE: WorkerUpdate = { isReady: false, blockedBy: null };

function createUpdateGate() {
  const listeners = new Set<() => void>();
  let state = NO_UPDATE;
  let acceptUpdate: (() => void) | null = null;

  const change = (next: WorkerUpdate): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  return {
    get: (): WorkerUpdate => state,
    /** The snapshot for a server-rendered document. */
    none: (): WorkerUpdate => NO_UPDATE,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** For the worker's registration: a new version waits, and this is how it takes over. */
    offer(accept: () => void): void {
      acceptUpdate = accept;
      change({ ...state, isReady: true });
    },
    /** The shopper wants the new version: it takes over and the page reloads. */
    accept: (): void => acceptUpdate?.(),
    /** The shopper wants it later: quiet until the next version or the next visit. */
    postpone: (): void => change({ ...state, isReady: false }),
    block: (reason: string | null): void => change({ ...state, blockedBy: reason }),
  };
}

export const updateGate = createUpdateGate();

/** Keeps the update banner away while something must not be interrupted; null lets it come again. */
export function setUpdateBlocked(reason: string | null): void {
  updateGate.block(reason);
}
