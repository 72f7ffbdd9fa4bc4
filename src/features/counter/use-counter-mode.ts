import { useSyncExternalStore } from 'react';
import { counterMode } from '../../offline/counter-mode';

/** False on the server and during hydration. */
export function useCounterMode(): boolean {
  return useSyncExternalStore(counterMode.subscribe, counterMode.isOn, () => false);
}
