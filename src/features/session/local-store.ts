/** The browser's local storage, silent where it is refused (private modes, blocked site data, full). */
export const localStore = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The value lives in memory until the tab closes.
    }
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
