/** Says something that stays until it has been read: where SPEC says alert, a dialog with that text. Loaded with the first one. */
export function showAlert(message: string, detail = ''): void {
  void import('./alert-host').then(({ presentAlert }) => presentAlert(message, detail));
}
