import type { MiddlewareHandler } from 'hono';

/** The worker's script has it too: it must not restrict the worker's requests. */
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
const DATA_HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': `default-src 'none'; ${LEAST_POLICY}` };

/** A route's own headers replace them. */
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

/** Of a reply that is not a document. */
export function dataHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...commonHeaders(publicUrl), ...DATA_HEADERS };
}
