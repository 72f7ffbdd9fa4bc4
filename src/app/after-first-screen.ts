// One chunk for everything that starts after the first screen.
export { repairFailedCode } from '../offline/worker/repair-failed-code';
export { registerWorker } from '../offline/worker/register-worker';
export { restoreScreen } from '../features/site/kept-screen';
export { openInChosenLanguage } from './chosen-language';
export { finishScrolls } from './finish-scroll';
export { followCanonicalLink, followFieldMetrics, followLinksOutside, followThemeColor } from './follow-page';
export { prefetchProductScreen } from './prefetch-product-screen';
export { startOffline } from './start-offline';
// Error screens must be loaded before the connection can fail.
import './error-screen';
import '../ui/load-failure';
