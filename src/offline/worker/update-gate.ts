import { createValue } from '../value';

export interface WorkerUpdate {
  readonly isReady: boolean;
  /** Such as an open checkout; null when the banner may show. */
  readonly blockedBy: string | null;
}

const NO_UPDATE: WorkerUpdate = { isReady: false, blockedBy: null };

/** Creates a gate, which decides when the update banner is shown. */
export function createUpdateGate() {
  const { get, set, subscribe } = createValue(NO_UPDATE);
  const reasons: string[] = [];
  let acceptUpdate: (() => void) | null = null;
  let whenFree: (() => void) | null = null;

  const tellReasons = (): void => {
    const blockedBy = reasons[0] ?? null;
    if (blockedBy !== get().blockedBy) set({ ...get(), blockedBy });
    if (blockedBy !== null || whenFree === null) return;
    const work = whenFree;
    whenFree = null;
    work();
  };

  return {
    get,
    /** For a server-rendered document. */
    none: (): WorkerUpdate => NO_UPDATE,
    subscribe,
    /** `accept` activates the waiting version. */
    offer(accept: () => void): void {
      acceptUpdate = accept;
      set({ ...get(), isReady: true });
    },
    accept: (): void => acceptUpdate?.(),
    /** Hidden until the next version or the next visit. */
    postpone: (): void => set({ ...get(), isReady: false }),
    /** Hides the banner while a screen must not be interrupted. Returns the function that ends this. */
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
    /** Now, or once nothing blocks it: an accepted update may take a while to activate. */
    runWhenFree(work: () => void): void {
      whenFree = work;
      tellReasons();
    },
  };
}

export const updateGate = createUpdateGate();
