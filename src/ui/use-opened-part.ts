import { useState, type ComponentType } from 'react';
import { showToast } from './toast';

interface OpenedPart<Props> {
  /** Null unless opened. */
  readonly Part: ComponentType<Props> | null;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** `failedWords` is the toast when loading fails. */
export function useOpenedPart<Props>(load: () => Promise<ComponentType<Props>>, failedWords: string): OpenedPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    open: async () => {
      try {
        const loaded = await load();
        setPart(() => loaded);
      } catch {
        showToast({ message: failedWords, tone: 'error' });
      }
    },
    close: () => setPart(null),
  };
}
