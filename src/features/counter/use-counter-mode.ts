import { useSyncExternalStore } from 'react';
import { counterMode } from '../../offline/counter-mode';

/** Whether this device is the shop's; false on the server and during hydration. */
export function useCounterMode(): boolean {
  return useSyncExternalStore(counterMode.subscribe, counterMode.isOn, () => false);
}
