import { refetchFailedCode } from './refetch-failed-code';
import { updateGate } from './update-gate';

/** Repairs code that does not load, in production builds only. The page reloads once nothing blocks it, such as an open checkout. */
export function repairFailedCode(): void {
  if (import.meta.env.PROD) refetchFailedCode(() => updateGate.runWhenFree(() => window.location.reload()));
}
