import type { News } from './alert-host';

/** For what a person must read before going on. */
export function showAlert(message: string, detail = ''): void {
  void import('./alert-host').then(({ presentAlert }) => presentAlert(message, detail));
}

/** The same, for something good. */
export function showNews(news: News): void {
  void import('./alert-host').then(({ presentNews }) => presentNews(news));
}
