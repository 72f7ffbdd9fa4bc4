import type { MiddlewareHandler } from 'hono';

/**
 * The minimum policy of every reply; documents and SVG have stricter ones. It does not restrict the worker's requests, although the worker's
 * script has it too.
 */
const LEAST_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': LEAST_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
};
const HTTPS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
/** For API replies; documents have their own policy. */
const DATA_HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': `default-src 'none'; ${LEAST_POLICY}` };

/** Sets default headers before the route runs: headers of the route replace them. */
export function securityHeaders(publicUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    const isData = c.req.path.startsWith('/api/') || c.req.path === '/healthz';
    const headers = isData ? dataHeaders(publicUrl()) : commonHeaders(publicUrl());
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  };
}

/** Headers of every reply, documents included. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS;
}

/** Headers of a reply that is not a document. */
export function dataHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...commonHeaders(publicUrl), ...DATA_HEADERS };
}
