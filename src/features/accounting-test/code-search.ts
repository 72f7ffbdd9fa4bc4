declare global {
  interface ImportMetaEnv {
    readonly VITE_DEV_PAGES?: string;
    readonly VITE_ACCOUNTING_SDK_URL?: string;
  }
}

export interface CodeSearch {
  readonly code?: string;
}

export function codeSearch(search: Readonly<Record<string, unknown>>): CodeSearch {
  const { code } = search;
  return typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {};
}
