import type { ShownToast } from './toast-host';

/** How long a toast stays (SPEC 9). */
const TOAST_MS = 3_000;

/** Shows a toast. Its host is loaded with the first one. */
export function showToast(toast: Omit<ShownToast, 'durationMs'>): void {
  void import('./toast-host').then(({ presentToast }) => presentToast({ ...toast, durationMs: TOAST_MS }));
}
