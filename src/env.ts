/** An invalid value stops the start. */
export interface PageEnv {
  readonly apiBaseUrl: string;
  /** Null: send no figures of real visits. */
  readonly fieldMetricsUrl: string | null;
}

const isAddress = (value: string): boolean => {
  if (/^\/(?!\/)/.test(value)) return true;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

/** Throws 'Invalid env provided' with the names of invalid variables. */
export function readPageEnv(source: Readonly<Record<string, unknown>>): PageEnv {
  const bad: string[] = [];
  const read = (name: string, fallback: unknown): string => {
    const value = source[name] ?? fallback;
    if (typeof value === 'string' && isAddress(value)) return value;
    bad.push(name);
    return '';
  };
  const apiBaseUrl = read('VITE_API_BASE_URL', null).replace(/\/+$/, '');
  // Checked alone: no page needs it.
  read('VITE_APP_URL', '/');
  const fieldMetricsUrl = (source['VITE_FIELD_METRICS_URL'] ?? null) === null ? null : read('VITE_FIELD_METRICS_URL', null);
  if (bad.length > 0) throw new Error(`Invalid env provided: ${bad.join(', ')}`);
  return { apiBaseUrl, fieldMetricsUrl };
}
