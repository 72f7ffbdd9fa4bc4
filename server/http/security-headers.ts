import type { MiddlewareHandler } from 'hono';

/** The least that any reply says. Documents and drawings say more instead. It binds no request of the worker, whose script carries it too. */
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
/** For replies that are no documents; documents bring their own policy. */
const DATA_HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': `default-src 'none'; ${LEAST_POLICY}` };

/** Headers of every reply that does not bring them itself. They are set before the route runs: what a route sets replaces them. */
export function securityHeaders(publicUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    const isData = c.req.path.startsWith('/api/') || c.req.path === '/healthz';
    const headers = isData ? dataHeaders(publicUrl()) : commonHeaders(publicUrl());
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  };
}

/** Headers of every reply, documents too. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS;
}

/** Headers of a reply that is no document. */
export function dataHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...commonHeaders(publicUrl), ...DATA_HEADERS };
}
