import { afterAllParts } from './taking-over';

let tell: () => void = () => undefined;

/** Resolves when the screen answers for the first time. */
export const appIsRunning = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says so, once all of its parts answer, to tests (html[data-app=running]) and to what waits for it. */
export function markAppRunning(): void {
  afterAllParts(() => {
    document.documentElement.dataset['app'] = 'running';
    endHydrating();
    tell();
  });
}

/** From here on the page may move by itself (`data-hydrating`, set by server/site/document.ts). */
export function endHydrating(): void {
  delete document.documentElement.dataset['hydrating'];
}
