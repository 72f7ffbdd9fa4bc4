import { lazyPart } from '../../ui/lazy-part';
import { useCounterMode } from './use-counter-mode';

const CounterBar = lazyPart(
  () => import('./counter-bar'),
  (code) => code.CounterBar,
);

export function CounterDock() {
  return useCounterMode() ? <CounterBar /> : null;
}
