import { lazyPart } from '../../ui/lazy-part';
import { useCounterMode } from './use-counter-mode';

const CounterBar = lazyPart(
  () => import('./counter-bar'),
  (code) => code.CounterBar,
);

/** The staff's bar, on devices of the shop alone. Its code loads there only. */
export function CounterDock() {
  return useCounterMode() ? <CounterBar /> : null;
}
