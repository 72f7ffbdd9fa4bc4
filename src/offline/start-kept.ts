import type { QueryClient } from '@tanstack/react-query';
import { keptCatalogue } from './kept-catalogue';
import { refreshFromKept } from './kept-reader';

let isStarted = false;

/** Goes on with keeping the catalogue where an earlier page stopped, and lets this page show what an update brings. Once per page. */
export function startKept(queryClient: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  let kind = keptCatalogue.status().kind;
  keptCatalogue.subscribe(() => {
    const before = kind;
    kind = keptCatalogue.status().kind;
    if (kind === 'done' && before === 'working') refreshFromKept(queryClient).catch(() => undefined);
  });
  keptCatalogue.look().then(
    (meta) => {
      if (meta?.state === 'working') keptCatalogue.resume();
    },
    () => undefined,
  );
}
