import type { QueryClient } from '@tanstack/react-query';
import { offlineCatalogueMark } from './cached-first';
import { refreshFromCatalogue } from './catalogue-reader';
import { offlineCatalogue } from './offline-catalogue';

let isStarted = false;

/**
 * Resumes a download that an earlier page began, and shows in this page what the catalogue has newer. Once per page. `tellLoss` is called
 * when the catalogue is deleted under the open page.
 */
export function startOfflineCatalogue(queryClient: QueryClient, tellLoss: () => void): void {
  if (isStarted) return;
  isStarted = true;
  const refresh = (): void => void refreshFromCatalogue(queryClient).catch(() => undefined);
  offlineCatalogue.subscribeLoss(tellLoss);
  let kind = offlineCatalogue.status().kind;
  offlineCatalogue.subscribe(() => {
    const before = kind;
    kind = offlineCatalogue.status().kind;
    if (kind === 'done' && before === 'working') refresh();
  });
  offlineCatalogue
    .readStatus()
    .then(async (meta) => {
      if (meta?.state === 'working') offlineCatalogue.resume();
      // Rows of an earlier build, or lost ones: the device was asked to keep the catalogue.
      else if (meta === null && ['working', 'done'].includes(offlineCatalogueMark() ?? '')) await offlineCatalogue.download();
      // An update may have come after this page's saved responses.
      else refresh();
    })
    .catch(() => undefined);
}
