import type { QueryClient } from '@tanstack/react-query';
import { offlineCatalogue } from './offline-catalogue';
import { refreshFromCatalogue } from './catalogue-reader';

let isStarted = false;

/** Goes on with keeping the catalogue where an earlier page stopped, and lets this page show what an update brings. Once per page. */
export function startOfflineCatalogue(queryClient: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  let kind = offlineCatalogue.status().kind;
  offlineCatalogue.subscribe(() => {
    const before = kind;
    kind = offlineCatalogue.status().kind;
    if (kind === 'done' && before === 'working') refreshFromCatalogue(queryClient).catch(() => undefined);
  });
  offlineCatalogue.look().then(
    (meta) => {
      if (meta?.state === 'working') offlineCatalogue.resume();
    },
    () => undefined,
  );
}
