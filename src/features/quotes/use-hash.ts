import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** What follows '#' in the address, with it; null on the server and while hydrating. */
export function useHash(): string | null {
  return useSyncExternalStore(
    follow,
    () => window.location.hash,
    () => null,
  );
}
