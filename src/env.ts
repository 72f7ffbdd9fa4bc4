/** Start-up configuration of the page (SPEC 5). A bad value stops the start with the names of the bad variables. */
export interface PageEnv {
  readonly apiBaseUrl: string;
  readonly appUrl: string;
}

const isWebAddress = (value: string): boolean => {
  if (/^\/(?!\/)/.test(value)) return true;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

/** Reads the build's variables; throws 'Invalid env provided' with the list of bad ones. */
export function readPageEnv(source: Readonly<Record<string, unknown>>): PageEnv {
  const apiBaseUrl = source['VITE_API_BASE_URL'];
  const appUrl = source['VITE_APP_URL'] ?? '/';
  const bad: string[] = [];
  if (typeof apiBaseUrl !== 'string' || !isWebAddress(apiBaseUrl)) bad.push('VITE_API_BASE_URL');
  if (typeof appUrl !== 'string' || !isWebAddress(appUrl)) bad.push('VITE_APP_URL');
  if (bad.length > 0 || typeof apiBaseUrl !== 'string' || typeof appUrl !== 'string') {
    throw new Error(`Invalid env provided: ${bad.join(', ')}`);
  }
  return { apiBaseUrl: apiBaseUrl.replace(/\/+$/, ''), appUrl };
}
