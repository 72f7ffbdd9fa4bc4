// One chunk for everything that starts after the first screen.
export { repairFailedCode } from '../offline/worker/repair-failed-code';
export { registerWorker } from '../offline/worker/register-worker';
export { finishScrolls } from './finish-scroll';
export { followCanonicalLink } from './follow-canonical-link';
export { followThemeColor } from './follow-theme-color';
export { followFieldMetrics } from './follow-field-metrics';
export { prefetchProductScreen } from './prefetch-product-screen';
export { startOffline } from './start-offline';
// Error screens must be loaded before the connection can fail.
import './error-screen';
import '../ui/load-failure';
