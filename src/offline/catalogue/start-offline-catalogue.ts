import type { QueryClient } from '@tanstack/react-query';
import { offlineCatalogueMark } from './cached-first';
import { refreshFromCatalogue } from './catalogue-reader';
import { offlineCatalogue } from './offline-catalogue';

let isStarted = false;

/** `tellLoss`: the catalogue was deleted under the open page. */
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
      // The rows are lost or of an earlier build, but a person asked for them.
      else if (meta === null && ['working', 'done'].includes(offlineCatalogueMark() ?? '')) await offlineCatalogue.download();
      // An update may be newer than this page's saved responses.
      else refresh();
    })
    .catch(() => undefined);
}
