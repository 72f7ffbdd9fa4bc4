/** Start-up configuration of the page (SPEC 5). An invalid value stops the start with the names of the invalid variables. */
export interface PageEnv {
  readonly apiBaseUrl: string;
  /** Specified (SPEC 5) and checked, but unused: the page knows its own address. */
  readonly appUrl: string;
  /** URL that receives figures of real visits; null to send none. */
  readonly fieldMetricsUrl: string | null;
}

const isWebAddress = (value: string): boolean => {
  if (/^\/(?!\/)/.test(value)) return true;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

/** Reads the build's variables; throws 'Invalid env provided' with the list of invalid ones. */
export function readPageEnv(source: Readonly<Record<string, unknown>>): PageEnv {
  const apiBaseUrl = source['VITE_API_BASE_URL'];
  const appUrl = source['VITE_APP_URL'] ?? '/';
  const fieldMetricsUrl = source['VITE_FIELD_METRICS_URL'] ?? null;
  const bad: string[] = [];
  if (typeof apiBaseUrl !== 'string' || !isWebAddress(apiBaseUrl)) bad.push('VITE_API_BASE_URL');
  if (typeof appUrl !== 'string' || !isWebAddress(appUrl)) bad.push('VITE_APP_URL');
  if (fieldMetricsUrl !== null && (typeof fieldMetricsUrl !== 'string' || !isWebAddress(fieldMetricsUrl)))
    bad.push('VITE_FIELD_METRICS_URL');
  if (bad.length > 0 || typeof apiBaseUrl !== 'string' || typeof appUrl !== 'string') {
    throw new Error(`Invalid env provided: ${bad.join(', ')}`);
  }
  return {
    apiBaseUrl: apiBaseUrl.replace(/\/+$/, ''),
    appUrl,
    fieldMetricsUrl: typeof fieldMetricsUrl === 'string' ? fieldMetricsUrl : null,
  };
}
