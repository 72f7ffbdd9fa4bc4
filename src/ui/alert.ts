/** Where SPEC says 'alert'. */
export function showAlert(message: string, detail = ''): void {
  void import('./alert-host').then(({ presentAlert }) => presentAlert(message, detail));
}
