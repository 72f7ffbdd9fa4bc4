import { lazyPart } from '../../ui/lazy-part';
import { useSyncExternalStore } from 'react';
import { counterMode } from '../../offline/counter-mode';

const CounterBar = lazyPart(
  () => import('./counter-bar'),
  (code) => code.CounterBar,
);

export function CounterDock() {
  return useCounterMode() ? <CounterBar /> : null;
}

/** False on the server and during hydration. */
export function useCounterMode(): boolean {
  return useSyncExternalStore(counterMode.subscribe, counterMode.isOn, () => false);
}
