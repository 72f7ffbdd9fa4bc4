import type { QueryClient } from '@tanstack/react-query';
import { refreshFromCatalogue } from './catalogue-reader';
import { offlineCatalogue } from './offline-catalogue';

let isStarted = false;

/** Resumes a download that an earlier page began, and shows in this page what the catalogue has newer. Once per page. */
export function startOfflineCatalogue(queryClient: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  const refresh = (): void => void refreshFromCatalogue(queryClient).catch(() => undefined);
  let kind = offlineCatalogue.status().kind;
  offlineCatalogue.subscribe(() => {
    const before = kind;
    kind = offlineCatalogue.status().kind;
    if (kind === 'done' && before === 'working') refresh();
  });
  offlineCatalogue.readStatus().then(
    (meta) => {
      if (meta?.state === 'working') offlineCatalogue.resume();
      // An update may have come after this page's saved responses.
      else refresh();
    },
    () => undefined,
  );
}
