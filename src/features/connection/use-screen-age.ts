import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** How old the data on the screen is, in milliseconds; null while it does not matter or nothing was read from the store. */
export function useScreenAge(isOffline: boolean): number | null {
  const queryClient = useQueryClient();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [age, setAge] = useState<number | null>(null);
  useEffect(() => {
    if (!isOffline) return undefined;
    const look = () => {
      const savedAt = screenSavedAt(queryClient, path);
      setAge(savedAt === null ? null : Date.now() - savedAt);
    };
    const timer = setInterval(look, MINUTE_MS);
    // A screen that opens now reads its data while React draws it: its age is looked at once that is done.
    let soon = setTimeout(look);
    const stop = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(soon);
      soon = setTimeout(look);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      stop();
    };
  }, [isOffline, path, queryClient]);
  return isOffline ? age : null;
}

/** The time of the oldest reply the screen itself shows. Header and footer show the settings and the cart on every screen. */
function screenSavedAt(queryClient: QueryClient, path: string): number | null {
  const shown = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [area, name, part], state }) =>
      state.data !== undefined &&
      (area === 'public' ? name !== 'settings' : area === 'private' && (part !== 'cart' || path === '/my-cart')),
  });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
