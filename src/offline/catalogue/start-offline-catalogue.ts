import type { QueryClient } from '@tanstack/react-query';
import { offlineCatalogueMark } from './cached-first';
import { spokenPath } from '../../domain/languages';
import { isDocumentKept, keepDocuments } from '../worker/keep-documents';
import { listOf } from '../storage/stored-fields';
import { readOfflineResponse, refreshFromCatalogue } from './catalogue-reader';
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
    if (kind !== 'done' || before !== 'working') return;
    refresh();
    keepListDocuments('all').catch(() => undefined);
  });
  offlineCatalogue
    .readStatus()
    .then(async (meta) => {
      if (meta?.state === 'working') offlineCatalogue.resume();
      // The rows are lost or of an earlier build, but a person asked for them.
      else if (meta === null && ['working', 'done'].includes(offlineCatalogueMark() ?? '')) await offlineCatalogue.download();
      // An update may be newer than this page's saved responses.
      else {
        refresh();
        if (meta?.state === 'done') await keepListDocuments('missing');
      }
    })
    .catch(() => undefined);
}

/** Of home, the list and each category: they open as fast as pages that were visited. */
async function keepListDocuments(which: 'all' | 'missing'): Promise<void> {
  const categories = await readOfflineResponse(['public', 'categories']);
  const ids = listOf(categories?.data, ({ id }) => (typeof id === 'number' ? id : null));
  const wanted: string[] = [];
  for (const path of ['/', '/products', ...ids.map((id) => `/products/category/${id}`)].map(spokenPath))
    if (which === 'all' || !(await isDocumentKept(path))) wanted.push(path);
  if (wanted.length > 0) keepDocuments(wanted);
}
