/** A newer store is installed and waits. */
export interface WorkerUpdate {
  readonly isReady: boolean;
  /** Why the banner keeps quiet for now, such as an open checkout; null when it may ask. */
  readonly blockedBy: string | null;
}

const NO_UPDATE: WorkerUpdate = { isReady: false, blockedBy: null };

/** Makes a gate; the store's own one is `updateGate`. */
export function createUpdateGate() {
  const listeners = new Set<() => void>();
  const reasons: string[] = [];
  let state = NO_UPDATE;
  let acceptUpdate: (() => void) | null = null;
  let whenFree: (() => void) | null = null;

  const change = (next: WorkerUpdate): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const tellReasons = (): void => {
    const blockedBy = reasons[0] ?? null;
    if (blockedBy !== state.blockedBy) change({ ...state, blockedBy });
    if (blockedBy !== null || whenFree === null) return;
    const work = whenFree;
    whenFree = null;
    work();
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
    /** Keeps the banner away while something must not be interrupted; gives the end of it. */
    block(reason: string): () => void {
      let isOver = false;
      reasons.push(reason);
      tellReasons();
      return () => {
        if (isOver) return;
        isOver = true;
        reasons.splice(reasons.indexOf(reason), 1);
        tellReasons();
      };
    },
    /** Does the work now, or once nothing is left that must not be interrupted: an accepted update may be slow to take over. */
    runWhenFree(work: () => void): void {
      whenFree = work;
      tellReasons();
    },
  };
}

export const updateGate = createUpdateGate();

/** Keeps the update banner away while a screen must not be interrupted; gives the end of it, for an effect to return. */
export function blockUpdate(reason: string): () => void {
  return updateGate.block(reason);
}
