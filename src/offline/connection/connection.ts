/** Whether the server responds. A hint for wording, never a gate (DESIGN 4). */
export interface ConnectionState {
  readonly isOnline: boolean;
  /** Time of the last response, milliseconds since 1970 by the device's clock. */
  readonly lastResponseAt: number | null;
}

/** The state that a server-rendered document shows. */
export const ASSUMED_CONNECTION: ConnectionState = { isOnline: true, lastResponseAt: null };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

function createConnection() {
  const listeners = new Set<() => void>();
  let state = ASSUMED_CONNECTION;
  let isWatching = false;

  const change = (next: ConnectionState): void => {
    const isNews = next.isOnline !== state.isOnline;
    state = next;
    if (isNews) for (const listener of [...listeners]) listener();
  };

  const watch = (): void => {
    if (isWatching || typeof window === 'undefined') return;
    isWatching = true;
    if (!navigator.onLine) state = { ...state, isOnline: false };
    window.addEventListener('online', () => change({ ...state, isOnline: true }));
    window.addEventListener('offline', () => change({ ...state, isOnline: false }));
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
    sawResponse: (): void => change({ isOnline: true, lastResponseAt: Date.now() }),
    /** A response before the first call: the page itself. */
    sawResponseAt: (at: number): void => {
      state = { ...state, lastResponseAt: state.lastResponseAt ?? at };
    },
    sawNoResponse: (): void => change({ ...state, isOnline: false }),
  };
}

export const connection = createConnection();

/** Wraps the page's fetch so that every response and every network error updates the connection state. */
export function watchConnection(fetch: Fetch): Fetch {
  return async (url, init) => {
    try {
      const response = await fetch(url, init);
      connection.sawResponse();
      return response;
    } catch (error) {
      // A call that the store itself aborted says nothing about the network, unless it timed out.
      const isAborted = init.signal?.aborted === true && !isTimeout(init.signal.reason);
      if (!isAborted) connection.sawNoResponse();
      throw error;
    }
  };
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}
