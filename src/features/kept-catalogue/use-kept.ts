import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CatalogueSize } from '../../domain/catalogue-changes';
import { askToPersist, keptCatalogue, sizeOfAll, spaceLeft } from '../../offline/kept-catalogue';
import { startKept } from '../../offline/start-kept';

/** What is known of what would be fetched; `isAsking` while the server has not answered. */
export interface KeptForecast {
  readonly isAsking: boolean;
  /** Null when the server does not tell. */
  readonly size: CatalogueSize | null;
  readonly spaceLeftBytes: number | null;
}

const ASKING: KeptForecast = { isAsking: true, size: null, spaceLeftBytes: null };

/** The catalogue on this device and what can be done with it. */
export function useKept() {
  const queryClient = useQueryClient();
  const status = useSyncExternalStore(keptCatalogue.subscribe, keptCatalogue.status);
  const [hasLooked, setHasLooked] = useState(false);
  const [forecast, setForecast] = useState(ASKING);
  const [problem, setProblem] = useState('');

  useEffect(() => startKept(queryClient), [queryClient]);
  useEffect(() => void keptCatalogue.look().finally(() => setHasLooked(true)), []);
  const isNothingKept = hasLooked && status.kind === 'none';
  useEffect(() => {
    if (!isNothingKept) return undefined;
    const leave = new AbortController();
    const ask = async (): Promise<void> => {
      const [size, spaceLeftBytes] = await Promise.all([sizeOfAll(leave.signal), spaceLeft()]);
      if (!leave.signal.aborted) setForecast({ isAsking: false, size, spaceLeftBytes });
    };
    ask().catch(() => setForecast({ ...ASKING, isAsking: false }));
    return () => leave.abort();
  }, [isNothingKept]);

  const attempt = (work: () => Promise<void>) => () => {
    setProblem('');
    work().catch(() =>
      setProblem(
        'This browser does not let the store keep the catalogue: it is a private window, or storage is switched off. Everything else works as before.',
      ),
    );
  };
  return {
    /** Null until the device has been looked at. */
    status: hasLooked ? status : null,
    forecast,
    problem,
    keep: attempt(async () => {
      await askToPersist();
      await keptCatalogue.keep();
    }),
    pause: attempt(keptCatalogue.pause),
    remove: attempt(keptCatalogue.remove),
  };
}
