import type { ShownToast } from './toast-host';

const TOAST_MS = 3_000;

const host = () => import('./toast-host');

/** Three seconds. */
export function showToast(toast: Omit<ShownToast, 'durationMs'>): void {
  void host().then(({ presentToast }) => presentToast({ ...toast, durationMs: TOAST_MS }));
}

/** Ends this message only. */
export function endToast(message: string): void {
  if (document.querySelector('.toast') === null) return;
  void host().then(({ withdrawToast }) => withdrawToast(message));
}
