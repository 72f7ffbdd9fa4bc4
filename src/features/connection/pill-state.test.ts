import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPillStore, PATIENCE_MS, pillText, SAVED_SHOWN_MS, type PillFacts } from './pill-state';

const CALM: PillFacts = {
  accountId: 'elena',
  isOnline: true,
  waitingCount: 0,
  waitingWhat: 'change',
  refusedCount: 0,
  refusedWhat: 'change',
};

function opened() {
  let facts = CALM;
  let tell: () => void = () => undefined;
  const store = createPillStore({ facts: () => facts, subscribe: (listener) => ((tell = listener), () => undefined) });
  store.subscribe(() => undefined);
  return {
    words: () => pillText(store.get()),
    now(change: Partial<PillFacts>): string {
      facts = { ...facts, ...change };
      tell();
      return pillText(store.get());
    },
  };
}

describe('The status pill', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('is silent while all is well and for changes that are through at once', () => {
    const pill = opened();
    expect(pill.now({ waitingCount: 1 })).toBe('');
    vi.advanceTimersByTime(PATIENCE_MS / 2);
    expect(pill.now({ waitingCount: 0 })).toBe('');
    vi.advanceTimersByTime(PATIENCE_MS * 2);
    expect(pill.words()).toBe('');
  });

  it('counts what waits offline, says that it saves, then that it has saved, and leaves', () => {
    const pill = opened();
    expect(pill.now({ isOnline: false })).toBe('Offline');
    expect(pill.now({ waitingCount: 1 })).toBe('Offline · 1 change waiting');
    expect(pill.now({ waitingCount: 2 })).toBe('Offline · 2 changes waiting');
    expect(pill.now({ isOnline: true })).toBe('Saving 2 changes');
    expect(pill.now({ waitingCount: 0 })).toBe('All changes saved');
    vi.advanceTimersByTime(SAVED_SHOWN_MS);
    expect(pill.words()).toBe('');
  });

  it('names what waits: a message is no change, and several kinds are things', () => {
    const pill = opened();
    expect(pill.now({ isOnline: false, waitingCount: 1, waitingWhat: 'message' })).toBe('Offline · 1 message waiting');
    expect(pill.now({ waitingCount: 2, waitingWhat: 'sample order' })).toBe('Offline · 2 sample orders waiting');
    expect(pill.now({ waitingCount: 2, waitingWhat: 'thing' })).toBe('Offline · 2 things waiting');
    expect(pill.now({ isOnline: true, waitingCount: 1, waitingWhat: 'message' })).toBe('Sending 1 message');
    expect(pill.now({ waitingCount: 0 })).toBe('Everything is sent');
    vi.advanceTimersByTime(SAVED_SHOWN_MS);
    expect(pill.now({ refusedCount: 1, refusedWhat: 'message' })).toBe('1 message needs attention');
  });

  it('speaks up when a change takes long although the connection is there', () => {
    const pill = opened();
    pill.now({ waitingCount: 1 });
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(pill.words()).toBe('Saving 1 change');
  });

  it('stays with changes that need attention', () => {
    const pill = opened();
    pill.now({ isOnline: false, waitingCount: 2 });
    expect(pill.now({ isOnline: true, waitingCount: 0, refusedCount: 1 })).toBe('1 change needs attention');
    vi.advanceTimersByTime(SAVED_SHOWN_MS * 2);
    expect(pill.words()).toBe('1 change needs attention');
    expect(pill.now({ refusedCount: 0 })).toBe('');
  });

  it("says nothing about one shopper's changes to the next", () => {
    const pill = opened();
    pill.now({ isOnline: false, waitingCount: 2 });
    expect(pill.now({ isOnline: true, accountId: null, waitingCount: 0 })).toBe('');
  });

  it('whose screen is left while it says that all is saved does not say so again on return', () => {
    let facts: PillFacts = { ...CALM, isOnline: false, waitingCount: 1 };
    let tell: () => void = () => undefined;
    const store = createPillStore({ facts: () => facts, subscribe: (listener) => ((tell = listener), () => undefined) });
    const leave = store.subscribe(() => undefined);
    facts = CALM;
    tell();
    expect(pillText(store.get())).toBe('All changes saved');
    leave();
    store.subscribe(() => undefined);
    expect(pillText(store.get())).toBe('');
  });
});
