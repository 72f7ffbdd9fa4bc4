/** Whether the server has been heard lately. A hint for wording, never a gate (DESIGN 4). */
export interface ConnectionState {
  readonly isOnline: boolean;
  /** When the server last answered anything, by the device's clock. */
  readonly lastResponseAt: number | null;
}

/** What a server-rendered document shows. */
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
    /** One that came before the first call, with the page itself. */
    sawResponseAt: (at: number): void => {
      state = { ...state, lastResponseAt: state.lastResponseAt ?? at };
    },
    sawNoResponse: (): void => change({ ...state, isOnline: false }),
  };
}

export const connection = createConnection();

/** Wraps the page's fetch so that every answer, and every lack of one, tells the connection state. */
export function watchConnection(fetch: Fetch): Fetch {
  return async (url, init) => {
    try {
      const response = await fetch(url, init);
      connection.sawResponse();
      return response;
    } catch (error) {
      // A call the store itself gave up on says nothing about the network, unless it was given up for lateness.
      const isGivenUp = init.signal?.aborted === true && !isTimeout(init.signal.reason);
      if (!isGivenUp) connection.sawNoResponse();
      throw error;
    }
  };
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}
