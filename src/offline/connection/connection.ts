/** A hint for wording, never a gate. */
export interface ConnectionState {
  readonly isOnline: boolean;
  /** Milliseconds since 1970, device clock. */
  readonly lastResponseAt: number | null;
}

export const ASSUMED_CONNECTION: ConnectionState = { isOnline: true, lastResponseAt: null };

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}

function createConnection() {
  const listeners = new Set<() => void>();
  const returnListeners = new Set<() => void>();
  let isDoubted = false;
  const noteDoubt = (): void => {
    isDoubted = true;
  };
  let sawNoResponse = noteDoubt;
  let state = ASSUMED_CONNECTION;
  let isWatching = false;
  let waitingCount = 0;

  const change = (next: ConnectionState): void => {
    const isNews = next.isOnline !== state.isOnline;
    state = next;
    if (isNews) tell(listeners);
  };

  const returned = (): void => tell(returnListeners);
  /** Of `performance.now()`: the browser said that the network is gone. */
  let lostAt = Number.NEGATIVE_INFINITY;
  const sawResponse = (askedAt = performance.now()): void => {
    isDoubted = false;
    // What was asked before the network went proves nothing of now: its reply may only be told late.
    const isOnline = state.isOnline || askedAt >= lostAt;
    change({ isOnline, lastResponseAt: Date.now() });
  };

  const watch = (): void => {
    if (isWatching || typeof self === 'undefined') return;
    isWatching = true;
    const noteLoss = (): void => {
      lostAt = performance.now();
    };
    if (!navigator.onLine) {
      noteLoss();
      state = { ...state, isOnline: false };
    }
    self.addEventListener('online', () => {
      change({ ...state, isOnline: true });
      returned();
    });
    self.addEventListener('offline', () => {
      noteLoss();
      change({ ...state, isOnline: false });
    });
  };

  return {
    get(): ConnectionState {
      watch();
      return state;
    },
    subscribe(listener: () => void): () => void {
      watch();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After silence: an 'online' event, or the probe got a response. */
    subscribeReturn(listener: () => void): () => void {
      watch();
      returnListeners.add(listener);
      return () => returnListeners.delete(listener);
    },
    /** Until the function it returns is called, somebody waits with money at stake: a lost connection is looked for every few seconds. */
    awaitReturn(): () => void {
      waitingCount += 1;
      sawNoResponse();
      return () => {
        waitingCount -= 1;
      };
    },
    isAwaited: (): boolean => waitingCount > 0,
    /** Also for a call before this subscription. A doubt does not mean offline. */
    watchDoubts(listener: () => void): () => void {
      sawNoResponse = listener;
      if (isDoubted) listener();
      return () => {
        sawNoResponse = noteDoubt;
      };
    },
    sawResponse,
    /** The page itself counts as a response. */
    sawResponseAt: (at: number): void => {
      state = { ...state, lastResponseAt: state.lastResponseAt ?? at };
    },
    /** `askedAt`: of `performance.now()`. One failed call is only a doubt. */
    sawReply: (isFromStore: boolean, askedAt?: number): void => (isFromStore ? sawResponse(askedAt) : sawNoResponse()),
    /** The probe got no response either. */
    sawSilence: (): void => change({ ...state, isOnline: false }),
    returned,
  };
}

export const connection = createConnection();
