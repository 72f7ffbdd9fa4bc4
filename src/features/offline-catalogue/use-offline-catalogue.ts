import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CatalogueSize } from '../../domain/catalogue-changes';
import { askToPersist, offlineCatalogue, sizeOfAll, spaceLeft } from '../../offline/catalogue/offline-catalogue';
import { startOfflineCatalogue } from '../../offline/catalogue/start-offline-catalogue';
import { tellLostCatalogue } from './tell-lost-catalogue';
import { offlineCatalogueTexts } from './offline-catalogue.texts';

/** `isAsking` while the server has not responded. */
export interface DownloadForecast {
  readonly isAsking: boolean;
  /** Null when the server does not say. */
  readonly size: CatalogueSize | null;
  readonly spaceLeftBytes: number | null;
}

const ASKING: DownloadForecast = { isAsking: true, size: null, spaceLeftBytes: null };

export function useOfflineCatalogue() {
  const queryClient = useQueryClient();
  const status = useSyncExternalStore(offlineCatalogue.subscribe, offlineCatalogue.status);
  const [hasLooked, setHasLooked] = useState(false);
  const [forecast, setForecast] = useState(ASKING);
  const [problem, setProblem] = useState('');

  useEffect(() => startOfflineCatalogue(queryClient, tellLostCatalogue), [queryClient]);
  useEffect(() => void offlineCatalogue.readStatus().finally(() => setHasLooked(true)), []);
  const isNothingSaved = hasLooked && status.kind === 'none';
  useEffect(() => {
    if (!isNothingSaved) return undefined;
    const leave = new AbortController();
    const ask = async (): Promise<void> => {
      const [size, spaceLeftBytes] = await Promise.all([sizeOfAll(leave.signal), spaceLeft()]);
      if (!leave.signal.aborted) setForecast({ isAsking: false, size, spaceLeftBytes });
    };
    ask().catch(() => setForecast({ ...ASKING, isAsking: false }));
    return () => leave.abort();
  }, [isNothingSaved]);

  const attempt = (work: () => Promise<void>) => () => {
    setProblem('');
    work().catch(() => setProblem(offlineCatalogueTexts.notAllowed));
  };
  return {
    /** Null until the device's rows have been read. */
    status: hasLooked ? status : null,
    forecast,
    problem,
    keep: attempt(async () => {
      await askToPersist();
      await offlineCatalogue.download();
    }),
    pause: attempt(offlineCatalogue.pause),
    remove: attempt(offlineCatalogue.remove),
  };
}
