import { httpProblemsTexts } from './http-problems.texts';
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_GUARDED_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { secretHash } from '../security/secrets';
import { isSameText, type XsrfTokens } from '../security/xsrf-tokens';
import { HttpProblem } from './problems';
import { isHttps, refreshTokenOf } from './session-cookie';
import type { ReportSecurity } from './security-log';
import type { StoreContext, StoreEnv } from './store-app';

const XSRF_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** Of the earlier cookie, for pages from before the guarded name; it is set again when such a page is refused. */
const XSRF_EARLIER_MAX_AGE_SECONDS = 24 * 60 * 60;

/** Guards calls against other sites. */
export interface CrossSite {
  /**
   * An Origin, if sent, must be ours or an allowed one. A call with our cookies must repeat the XSRF cookie, signed by us, in its header.
   * The first reply and a refusal set the cookie, so that the page can retry once.
   */
  readonly guard: MiddlewareHandler<StoreEnv>;
  /** Throws HttpProblem 403, by Origin or else Sec-Fetch-Site. Programs other than browsers send neither. */
  readonly refuseOtherSites: (c: StoreContext) => void;
  /** As the guard, and refuses the allowed origins too: the Desk is this shop's alone. */
  readonly guardDesk: MiddlewareHandler<StoreEnv>;
  /** With cookies: throws HttpProblem 403 and sets the right cookie, unless cookie and header have the session's token. */
  readonly requireSessionToken: (c: StoreContext, keyHash: string) => void;
  /** Null: a visitor's token. */
  readonly giveToken: (c: StoreContext, authKey: string | null) => void;
}

export interface CrossSiteParts {
  readonly report: ReportSecurity;
  readonly xsrfTokens: XsrfTokens;
  readonly publicUrl: () => string;
  readonly allowedOrigins: readonly string[];
}

/** Other sites are all but this shop and `allowedOrigins`. */
export function createCrossSite({ xsrfTokens, publicUrl, allowedOrigins, report }: CrossSiteParts): CrossSite {
  const cookieName = (): string => (isHttps(publicUrl()) ? XSRF_GUARDED_COOKIE : XSRF_COOKIE);

  /** Only scripts of this origin can read the cookie and repeat it in a header. */
  const setToken = (c: StoreContext, token: string, name = cookieName(), maxAge = XSRF_MAX_AGE_SECONDS): void =>
    setCookie(c, name, token, { path: '/', sameSite: 'Lax', secure: isHttps(publicUrl()), maxAge });

  /** A browser without the guarded cookie may have the earlier one. */
  const tokenCookie = (c: StoreContext): string | undefined => getCookie(c, cookieName()) ?? getCookie(c, XSRF_COOKIE);

  const refuse = (c: StoreContext, rightToken: string | null): never => {
    if (rightToken !== null) setToken(c, rightToken);
    const guarded = getCookie(c, XSRF_GUARDED_COOKIE);
    const token = rightToken ?? guarded;
    // A page older than the guarded name reads only the earlier cookie: it sends that value or nothing.
    const sent = c.req.header(XSRF_HEADER) ?? '';
    const isEarlierPage = sent === '' || (sent !== guarded && sent === getCookie(c, XSRF_COOKIE));
    if (isHttps(publicUrl()) && isEarlierPage && token !== undefined) setToken(c, token, XSRF_COOKIE, XSRF_EARLIER_MAX_AGE_SECONDS);
    report(c, 'token_refused');
    throw new HttpProblem(403, httpProblemsTexts.oldToken);
  };

  /** A page of an allowed origin sends our cookies but cannot read them; other sites cannot forge its Origin. */
  const needsToken = (c: StoreContext, xsrfCookie: string | undefined): boolean =>
    (xsrfCookie !== undefined || refreshTokenOf((name) => getCookie(c, name), publicUrl()) !== undefined) &&
    !allowedOrigins.includes(c.req.header('origin') ?? '');

  /** An invalid key gets a token without any effect. */
  const tokenFor = (authKey: string): string => (authKey === '' ? xsrfTokens.forVisitor() : xsrfTokens.forSession(secretHash(authKey)));

  const refuseUnless = (c: StoreContext, allowed: readonly string[]): void => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isForeign =
      origin === undefined ? site === 'cross-site' : site !== 'same-origin' && !allowed.includes(origin) && !ownOrigins(c).includes(origin);
    if (!isForeign) return;
    report(c, 'origin_refused');
    throw new HttpProblem(403, httpProblemsTexts.otherSite);
  };

  const refuseOtherSites = (c: StoreContext): void => refuseUnless(c, allowedOrigins);

  /** The public origin, and the call's own (inside the shop's network). Compared as a whole, with scheme and port. */
  const ownOrigins = (c: StoreContext): readonly string[] => {
    const { protocol, host } = new URL(c.req.url);
    return [originOf(publicUrl()), `${protocol}//${c.req.header('host') ?? host}`];
  };

  return {
    refuseOtherSites,
    async guardDesk(c, next) {
      refuseUnless(c, []);
      await next();
    },
    giveToken(c, authKey) {
      setToken(c, tokenFor(authKey ?? ''));
      if (isHttps(publicUrl()) && getCookie(c, XSRF_COOKIE) !== undefined) deleteCookie(c, XSRF_COOKIE, { path: '/', secure: true });
    },
    async guard(c, next) {
      const cookie = tokenCookie(c);
      const isKnown = cookie !== undefined && xsrfTokens.isSigned(cookie);
      const authKey = c.req.header(AUTH_KEY_HEADER) ?? '';
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.method !== 'OPTIONS') {
        refuseOtherSites(c);
        if (needsToken(c, cookie) && !(isKnown && isSameText(cookie, c.req.header(XSRF_HEADER) ?? '')))
          refuse(c, isKnown && authKey === '' ? null : tokenFor(authKey));
      }
      await next();
      const isKept = isKnown && getCookie(c, cookieName()) !== undefined;
      if (!isKept && !c.res.headers.getSetCookie().some((given) => given.startsWith(`${cookieName()}=`))) {
        // Shared HTTP caches must not store the token.
        if (c.res.headers.get('Cache-Control') === 'no-cache') c.header('Cache-Control', 'private, no-cache');
        setToken(c, tokenFor(authKey));
      }
    },
    requireSessionToken(c, keyHash) {
      const cookie = tokenCookie(c);
      if (!needsToken(c, cookie)) return;
      const token = xsrfTokens.forSession(keyHash);
      const isSent = [cookie, c.req.header(XSRF_HEADER)].every((sent) => sent !== undefined && isSameText(sent, token));
      if (!isSent) refuse(c, token);
    },
  };
}

/** '' when the address is not a URL. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
