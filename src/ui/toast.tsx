import type { Toast } from './toast-host';

/** Says something for 3 seconds (SPEC 9). What shows it is loaded with the first toast. */
export function showToast(toast: Toast): void {
  void import('./toast-host').then(({ presentToast }) => presentToast(toast));
}
