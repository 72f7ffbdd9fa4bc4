/** Shows a dialog that stays until the person closes it, where SPEC says 'alert'. Its code loads with the first one. */
export function showAlert(message: string, detail = ''): void {
  void import('./alert-host').then(({ presentAlert }) => presentAlert(message, detail));
}
