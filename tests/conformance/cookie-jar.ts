interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly isHttpOnly: boolean;
}

/** The cookies of one server, kept as a browser does: sent below their path, hidden from scripts when httpOnly. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Takes the Set-Cookie headers of a reply. */
  keep(setCookies: readonly string[], now: number): void {
    for (const header of setCookies) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const name = pair.slice(0, Math.max(pair.indexOf('='), 0));
      if (name === '') continue;
      const attribute = (wanted: string): string | undefined =>
        attributes.find((given) => given.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const maxAge = attribute('max-age');
      const expires = Date.parse(attribute('expires') ?? '');
      const isOver = maxAge === undefined ? expires <= now : Number(maxAge) <= 0;
      if (isOver) this.#cookies.delete(name);
      else
        this.#cookies.set(name, {
          value: pair.slice(name.length + 1),
          path: attribute('path') ?? '/',
          isHttpOnly: attributes.some((given) => /^httponly$/i.test(given)),
        });
    }
  }

  /** The Cookie header for a path; empty when there is none. */
  header(path: string): string {
    const fits = ({ path: own }: Cookie): boolean => path === own || path.startsWith(own.endsWith('/') ? own : `${own}/`);
    return [...this.#cookies]
      .filter(([, cookie]) => fits(cookie))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** What a script of a page at '/' reads; null for cookies that it cannot see. */
  readable(name: string): string | null {
    const cookie = this.#cookies.get(name);
    return cookie === undefined || cookie.isHttpOnly || cookie.path !== '/' ? null : decodeURIComponent(cookie.value);
  }

  clear(): void {
    this.#cookies.clear();
  }
}
