import type { WaitingMessage } from '../../offline/what-waits';
import { pillStateTexts } from './pill-state.texts';

/** 'change': of the cart. 'thing': of several kinds. */
export type Waiting = 'change' | WaitingMessage;

/** Hidden while nothing waits and the server responds. */
export type PillState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'saved'; readonly what: Waiting }
  | { readonly kind: 'offline' | 'saving'; readonly waitingCount: number; readonly what: Waiting }
  | { readonly kind: 'attention'; readonly refusedCount: number; readonly what: Waiting };

export interface PillFacts {
  readonly accountId: string | null;
  readonly isOnline: boolean;
  readonly waitingCount: number;
  readonly waitingWhat: Waiting;
  readonly refusedCount: number;
  readonly refusedWhat: Waiting;
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
    const idle: PillState = now.refusedCount > 0 ? { kind: 'attention', refusedCount: now.refusedCount, what: now.refusedWhat } : HIDDEN;
    const hasShownWaiting = 'waitingCount' in state && state.waitingCount > 0;
    if (!now.isOnline) {
      stopTimer();
      show({ kind: 'offline', waitingCount: now.waitingCount, what: now.waitingWhat });
    } else if (now.waitingCount > 0) {
      if (state.kind === 'saved') stopTimer();
      if (hasShownWaiting) show({ kind: 'saving', waitingCount: now.waitingCount, what: now.waitingWhat });
      else {
        show(idle);
        later(PATIENCE_MS, () => {
          const { waitingCount, waitingWhat: what, isOnline } = facts();
          if (waitingCount > 0 && isOnline) show({ kind: 'saving', waitingCount, what });
        });
      }
    } else if (hasShownWaiting && idle.kind === 'hidden') {
      stopTimer();
      show({ kind: 'saved', what: 'what' in state ? state.what : 'change' });
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
      return state.what === 'change' ? pillStateTexts.changesSaved : pillStateTexts.allSent;
    case 'saving':
      return `${state.what === 'change' ? pillStateTexts.saving : pillStateTexts.sending}${pillStateTexts.amount(state.waitingCount, state.what)}`;
    case 'offline':
      return state.waitingCount === 0
        ? pillStateTexts.offline
        : pillStateTexts.waiting(pillStateTexts.amount(state.waitingCount, state.what));
    case 'attention':
      return pillStateTexts.attention(pillStateTexts.amount(state.refusedCount, state.what), state.refusedCount);
  }
}

function isSame(a: PillState, b: PillState): boolean {
  return a.kind === b.kind && pillText(a) === pillText(b);
}
