/** Hidden while nothing waits and the server responds. */
export type PillState =
  | { readonly kind: 'hidden' | 'saved' }
  | { readonly kind: 'offline' | 'saving'; readonly waitingCount: number }
  | { readonly kind: 'attention'; readonly refusedCount: number };

export interface PillFacts {
  readonly accountId: string | null;
  readonly isOnline: boolean;
  readonly waitingCount: number;
  readonly refusedCount: number;
}

interface PillSources {
  readonly facts: () => PillFacts;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A change saved within this time is not shown. */
export const PATIENCE_MS = 1000;
export const SAVED_SHOWN_MS = 3000;
export const HIDDEN: PillState = { kind: 'hidden' };

export function createPillStore({ facts, subscribe: follow }: PillSources) {
  const listeners = new Set<() => void>();
  let state: PillState = HIDDEN;
  let accountId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;

  const show = (next: PillState): void => {
    if (isSame(state, next)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const later = (delayMs: number, work: () => void): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, delayMs);
  };

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const update = (): void => {
    const now = facts();
    if (now.accountId !== accountId) {
      accountId = now.accountId;
      stopTimer();
      state = HIDDEN;
    }
    const idle: PillState = now.refusedCount > 0 ? { kind: 'attention', refusedCount: now.refusedCount } : HIDDEN;
    const hasShownWaiting = 'waitingCount' in state && state.waitingCount > 0;
    if (!now.isOnline) {
      stopTimer();
      show({ kind: 'offline', waitingCount: now.waitingCount });
    } else if (now.waitingCount > 0) {
      if (state.kind === 'saved') stopTimer();
      if (hasShownWaiting) show({ kind: 'saving', waitingCount: now.waitingCount });
      else {
        show(idle);
        later(PATIENCE_MS, () => {
          const { waitingCount, isOnline } = facts();
          if (waitingCount > 0 && isOnline) show({ kind: 'saving', waitingCount });
        });
      }
    } else if (hasShownWaiting && idle.kind === 'hidden') {
      stopTimer();
      show({ kind: 'saved' });
      later(SAVED_SHOWN_MS, () => show(HIDDEN));
    } else if (state.kind !== 'saved' || idle.kind !== 'hidden') {
      stopTimer();
      show(idle);
    }
  };

  return {
    get: (): PillState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      unfollow ??= follow(update);
      update();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unfollow?.();
        unfollow = undefined;
        stopTimer();
        if (state.kind === 'saved') state = HIDDEN;
      };
    },
  };
}

/** '' when hidden. */
export function pillText(state: PillState): string {
  switch (state.kind) {
    case 'hidden':
      return '';
    case 'saved':
      return 'All changes saved';
    case 'saving':
      return `Saving ${changes(state.waitingCount)}`;
    case 'offline':
      return state.waitingCount === 0 ? 'Offline' : `Offline · ${changes(state.waitingCount)} waiting`;
    case 'attention':
      return `${changes(state.refusedCount)} ${state.refusedCount === 1 ? 'needs' : 'need'} attention`;
  }
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

function isSame(a: PillState, b: PillState): boolean {
  return a.kind === b.kind && pillText(a) === pillText(b);
}
