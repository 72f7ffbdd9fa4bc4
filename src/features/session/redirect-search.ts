export interface RedirectSearch {
  /** Check it with `safeRedirect`. */
  readonly redirect?: string;
}

export function redirectSearch(search: Readonly<Record<string, unknown>>): RedirectSearch {
  const { redirect } = search;
  return typeof redirect === 'string' ? { redirect } : {};
}
