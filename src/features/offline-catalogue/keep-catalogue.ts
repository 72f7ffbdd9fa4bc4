import type { QueryClient } from '@tanstack/react-query';
import { askToPersist, offlineCatalogue } from '../../offline/catalogue/offline-catalogue';
import { startOfflineCatalogue } from '../../offline/catalogue/start-offline-catalogue';
import { tellLostCatalogue } from './tell-lost-catalogue';

/** Rejects when the browser refuses. */
export async function keepCatalogue(queryClient: QueryClient): Promise<void> {
  startOfflineCatalogue(queryClient, tellLostCatalogue);
  await offlineCatalogue.readStatus();
  if (offlineCatalogue.status().kind === 'done') return;
  await askToPersist();
  await offlineCatalogue.download();
}
