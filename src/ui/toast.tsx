import type { ShownToast } from './toast-host';

const TOAST_MS = 3_000;

const host = () => import('./toast-host');

/** Shows a toast for three seconds (SPEC 9). Its host loads with the first one. */
export function showToast(toast: Omit<ShownToast, 'durationMs'>): void {
  void host().then(({ presentToast }) => presentToast({ ...toast, durationMs: TOAST_MS }));
}

/** Removes this message early, because the shopper left its screen. Another message stays. */
export function endToast(message: string): void {
  if (document.querySelector('.toast') === null) return;
  void host().then(({ withdrawToast }) => withdrawToast(message));
}
