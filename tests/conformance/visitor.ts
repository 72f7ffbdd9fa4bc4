import { setTransport } from '../../src/api/transport';
import { XSRF_COOKIE, XSRF_GUARDED_COOKIE } from '../../src/contract/headers';
import { CookieJar } from './cookie-jar';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What went over the wire for one request, as far as it came. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Null when no reply came; `failure` says why. */
  readonly httpStatus: number | null;
  readonly failure: string;
  readonly contentType: string;
  readonly headers: Headers;
  readonly text: string;
}

export interface VisitorOptions {
  /** Without a final slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
}

/** A browser as far as a server sees it, driving the store's own client: cookies, key, and a record of the last exchange. */
export class Visitor {
  readonly #options: VisitorOptions;
  readonly #jar = new CookieJar();
  authKey: string | null = null;
  last: Exchange | null = null;

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  /** From now on the client's calls are this visitor's. */
  takeOver(): void {
    setTransport({
      baseUrl: this.#options.baseUrl,
      authKey: () => this.authKey,
      xsrfToken: () => this.xsrfToken(),
      fetch: (url, init) => this.request(url, init),
    });
  }

  /** Forgets key and cookies. */
  leave(): void {
    this.authKey = null;
    this.#jar.clear();
  }

  xsrfToken(): string | null {
    return this.#jar.readable(XSRF_GUARDED_COOKIE) ?? this.#jar.readable(XSRF_COOKIE);
  }

  forgetLast(): void {
    this.last = null;
  }

  async request(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url);
    const headers = new Headers(init.headers);
    const cookies = this.#jar.header(pathname);
    if (cookies !== '') headers.set('Cookie', cookies);
    const exchange = { method: init.method ?? 'GET', path: url.slice(this.#options.baseUrl.length) };
    try {
      const signal = AbortSignal.timeout(this.#options.timeoutMs);
      const response = await this.#options.fetch(url, { ...init, headers, signal, redirect: 'follow' });
      this.#jar.keep(response.headers.getSetCookie(), Date.now());
      const text = await response.text();
      this.last = {
        ...exchange,
        httpStatus: response.status,
        failure: '',
        contentType: response.headers.get('content-type') ?? '',
        headers: response.headers,
        text,
      };
      const mayHoldBody = response.status !== 204 && response.status !== 304;
      return new Response(mayHoldBody ? text : null, { status: response.status, headers: { 'Content-Type': this.last.contentType } });
    } catch (error) {
      this.last = { ...exchange, httpStatus: null, failure: this.#failure(error), contentType: '', headers: new Headers(), text: '' };
      throw error;
    }
  }

  #failure(error: unknown): string {
    if (error instanceof Error && error.name === 'TimeoutError') return `no answer came within ${this.#options.timeoutMs / 1000} s`;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    return `no answer came${code === '' ? '' : ` (${code})`}`;
  }
}
