import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { secretHash } from '../security/secrets';
import type { Services, StoreEnv } from '../services';
import { HttpProblem } from './problems';
import { REFRESH_COOKIE } from './session-cookie';
import { isSameText } from './xsrf-tokens';

const XSRF_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Guards calls against other sites (SPEC 7): an Origin, when sent, must be ours or an allowed one, and a call that
 * carries our cookies must repeat the XSRF cookie in its header, unless it names an allowed origin; the token must be one that we signed. The cookie is given
 * with the first reply, and rightly again with a refusal, so that a page can send once more.
 */
export const crossSiteGuard = createMiddleware<StoreEnv>(async (c, next) => {
  const cookie = getCookie(c, XSRF_COOKIE);
  const isKnown = cookie !== undefined && c.var.services.xsrfTokens.isSigned(cookie);
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.method !== 'OPTIONS') {
    refuseOtherSites(c);
    if (needsToken(c) && !(isKnown && isSameText(cookie, c.req.header(XSRF_HEADER) ?? '')))
      refuse(c, isKnown && !hasKey(c) ? null : tokenFor(c));
  }
  await next();
  if (!isKnown && !c.res.headers.getSetCookie().some((given) => given.startsWith(`${XSRF_COOKIE}=`))) {
    // A token must not be handed on by a cache on the way.
    if (c.res.headers.get('Cache-Control') === 'no-cache') c.header('Cache-Control', 'private, no-cache');
    giveXsrfCookie(c, tokenFor(c));
  }
});

/**
 * Throws HttpProblem 403 for a call that a page of another site makes: by its Origin, or, where a browser sends none, by what the
 * browser says of the site. Programs that are no browsers say neither.
 */
export function refuseOtherSites(c: Context<StoreEnv>): void {
  const origin = c.req.header('origin');
  const isForeign =
    origin === undefined ? c.req.header('sec-fetch-site') === 'cross-site' : !isOwnOrigin(origin, c.req.header('host'), c.var.services);
  if (isForeign) throw new HttpProblem(403, 'This call comes from another site.');
}

/** For a call that carries cookies and has proved its session: throws HttpProblem 403 unless cookie and header hold this session's token; the reply then brings the right cookie. */
export function requireSessionToken(c: Context<StoreEnv>, keyHash: string): void {
  if (!needsToken(c)) return;
  const token = c.var.services.xsrfTokens.forSession(keyHash);
  const isSent = [getCookie(c, XSRF_COOKIE), c.req.header(XSRF_HEADER)].every((sent) => sent !== undefined && isSameText(sent, token));
  if (!isSent) refuse(c, token);
}

/** Sets the cookie that the page repeats as a header; scripts of this origin may read it, and only they. */
export function giveXsrfCookie(c: Context<StoreEnv>, token: string): void {
  const secure = c.var.services.publicUrl().startsWith('https:');
  setCookie(c, XSRF_COOKIE, token, { path: '/', sameSite: 'Lax', secure, maxAge: XSRF_MAX_AGE_SECONDS });
}

/**
 * A page on an allowed origin of its own, such as www beside api, is sent our cookies but cannot read them to repeat one. Its browser
 * names the origin, which no other site can forge, so that is its proof.
 */
function needsToken(c: Context<StoreEnv>): boolean {
  return hasCookies(c) && !c.var.services.env.allowedOrigins.includes(c.req.header('origin') ?? '');
}

function hasCookies(c: Context<StoreEnv>): boolean {
  return getCookie(c, XSRF_COOKIE) !== undefined || getCookie(c, REFRESH_COOKIE) !== undefined;
}

function hasKey(c: Context<StoreEnv>): boolean {
  return (c.req.header(AUTH_KEY_HEADER) ?? '') !== '';
}

/** Of the session whose key the call carries, else a visitor's. A key that opens nothing gets a token that opens nothing. */
function tokenFor(c: Context<StoreEnv>): string {
  const { xsrfTokens } = c.var.services;
  return hasKey(c) ? xsrfTokens.forSession(secretHash(c.req.header(AUTH_KEY_HEADER) ?? '')) : xsrfTokens.forVisitor();
}

function refuse(c: Context<StoreEnv>, rightToken: string | null): never {
  if (rightToken !== null) giveXsrfCookie(c, rightToken);
  throw new HttpProblem(403, 'The security token is missing or old. Please reload the page.');
}

/** Whether a page of this origin may call: one of ours, or one that ALLOWED_ORIGINS names. */
export function isOwnOrigin(origin: string, host: string | undefined, services: Pick<Services, 'env' | 'publicUrl'>): boolean {
  if (services.env.allowedOrigins.includes(origin)) return true;
  const originHost = hostOf(origin);
  return originHost !== '' && (originHost === host || originHost === hostOf(services.publicUrl()));
}

/** Empty for what is no address. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
