declare global {
  interface ImportMetaEnv {
    /** 'true' puts the test pages into a production build. */
    readonly VITE_DEV_PAGES?: string;
    /** The accounting provider's script. */
    readonly VITE_ACCOUNTING_SDK_URL?: string;
  }
}

export interface CodeSearch {
  /** The authorization code the provider appends to the address. */
  readonly code?: string;
}

export function codeSearch(search: Readonly<Record<string, unknown>>): CodeSearch {
  const { code } = search;
  return typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {};
}
