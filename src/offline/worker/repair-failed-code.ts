import { refetchFailedCode } from './refetch-failed-code';
import { updateGate } from './update-gate';

/** Production builds only. An open checkout, for example, delays the reload. */
export function repairFailedCode(): void {
  if (import.meta.env.PROD) refetchFailedCode(() => updateGate.runWhenFree(() => window.location.reload()));
}
