// One chunk for what starts once the first screen is shown.
export { registerWorker } from '../offline/worker/register-worker';
export { finishScrolls } from './finish-scroll';
export { followFieldMetrics } from './follow-field-metrics';
export { startOffline } from './start-offline';
// What says that something is missing must be here before the signal goes.
import './error-screen';
import '../ui/load-failure';
