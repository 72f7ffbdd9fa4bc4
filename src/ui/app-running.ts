let tell: () => void = () => undefined;

/** Resolves when the screen answers for the first time. */
export const appIsRunning = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says so to tests (html[data-app=running]) and to what waits for it. */
export function markAppRunning(): void {
  document.documentElement.dataset['app'] = 'running';
  tell();
}
