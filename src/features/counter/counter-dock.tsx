import { lazyPart } from '../../ui/lazy-part';
import { useCounterMode } from './use-counter-mode';

const CounterBar = lazyPart(
  () => import('./counter-bar'),
  (code) => code.CounterBar,
);

/** The staff's bar, shown only on devices of the shop. Its code loads only there. */
export function CounterDock() {
  return useCounterMode() ? <CounterBar /> : null;
}
