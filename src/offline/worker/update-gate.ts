/** Whether a newer version is installed and waits for activation. */
export interface WorkerUpdate {
  readonly isReady: boolean;
  /** Why the banner is hidden for now, such as an open checkout; null when it may show. */
  readonly blockedBy: string | null;
}

const NO_UPDATE: WorkerUpdate = { isReady: false, blockedBy: null };

/** Creates a gate, which decides when the update banner is shown. The app uses `updateGate`. */
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
    /** For the worker's registration: a new version waits, and `accept` activates it. */
    offer(accept: () => void): void {
      acceptUpdate = accept;
      change({ ...state, isReady: true });
    },
    /** The shopper accepts: the new version is activated and the page reloads. */
    accept: (): void => acceptUpdate?.(),
    /** The shopper postpones: hidden until the next version or the next visit. */
    postpone: (): void => change({ ...state, isReady: false }),
    /** Hides the banner while something must not be interrupted. Returns the function that ends this. */
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
    /** Runs the work now, or once nothing blocks it any more: an accepted update may take a while to activate. */
    runWhenFree(work: () => void): void {
      whenFree = work;
      tellReasons();
    },
  };
}

export const updateGate = createUpdateGate();

/** Hides the update banner while a screen must not be interrupted. Returns the function that ends this, for an effect to return. */
export function blockUpdate(reason: string): () => void {
  return updateGate.block(reason);
}
