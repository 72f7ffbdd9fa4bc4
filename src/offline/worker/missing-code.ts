/** Chromium, Firefox, Safari, then Vite's own loader of styles. */
const WORDS =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script|Unable to preload CSS)/;

/** Missing or broken code. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && WORDS.test(error.message));
}

/** Starts refetch-failed-code.ts, as an import that fails again does. */
export function askForCode(error: unknown): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}

/** Whether a person has just pressed something. */
export function wasPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.isActive;
}
