import type { QueryClient } from '@tanstack/react-query';
import { offlineCatalogueMark } from './cached-first';
import { refreshFromCatalogue } from './catalogue-reader';
import { offlineCatalogue } from './offline-catalogue';

let isStarted = false;

/**
 * Resumes a download that an earlier page started, and updates this page with newer data of the catalogue. Once per page. `tellLoss` is called
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
      // The rows are of an earlier build or lost, but a person asked for the catalogue.
      else if (meta === null && ['working', 'done'].includes(offlineCatalogueMark() ?? '')) await offlineCatalogue.download();
      // An update may be newer than this page's saved responses.
      else refresh();
    })
    .catch(() => undefined);
}
