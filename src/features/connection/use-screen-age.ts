import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Milliseconds; null while online or without data from the server. */
export function useScreenAge(isOffline: boolean): number | null {
  const queryClient = useQueryClient();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [age, setAge] = useState<number | null>(null);
  useEffect(() => {
    if (!isOffline) return undefined;
    const update = () => {
      const savedAt = screenSavedAt(queryClient, path);
      setAge(savedAt === null ? null : Date.now() - savedAt);
    };
    const timer = setInterval(update, MINUTE_MS);
    // A screen that just opened mounts its queries first.
    let soon = setTimeout(update);
    const stop = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(soon);
      soon = setTimeout(update);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      stop();
    };
  }, [isOffline, path, queryClient]);
  return isOffline ? age : null;
}

/** Of the oldest response. Settings and cart are left out: header and footer show them on every screen. */
function screenSavedAt(queryClient: QueryClient, path: string): number | null {
  const shown = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [area, name, part], state }) =>
      state.data !== undefined &&
      (area === 'public' ? name !== 'settings' : area === 'private' && (part !== 'cart' || path === '/my-cart')),
  });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
