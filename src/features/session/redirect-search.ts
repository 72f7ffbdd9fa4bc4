export interface RedirectSearch {
  /** Where to go after the login; judged by `safeRedirect` before it is used. */
  readonly redirect?: string;
}

export function redirectSearch(search: Readonly<Record<string, unknown>>): RedirectSearch {
  const { redirect } = search;
  return typeof redirect === 'string' ? { redirect } : {};
}
