/** For what a person must read before going on. */
export function showAlert(message: string, detail = ''): void {
  void import('./alert-host').then(({ presentAlert }) => presentAlert(message, detail));
}
