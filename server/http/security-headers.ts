import { createMiddleware } from 'hono/factory';
import type { StoreEnv } from '../services';

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
};
/** For replies that are no documents; documents bring their own policy. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every reply; whatever a route set itself stays. */
export const securityHeaders = createMiddleware<StoreEnv>(async (c, next) => {
  await next();
  const isData = c.req.path.startsWith('/api/') || c.req.path === '/healthz';
  const publicUrl = c.var.services.publicUrl();
  const headers = isData ? { 'Cache-Control': 'no-store', ...dataHeaders(publicUrl) } : commonHeaders(publicUrl);
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
});

/** Headers of a reply that is no document. */
export function dataHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...commonHeaders(publicUrl), 'Content-Security-Policy': DATA_POLICY };
}

/** Headers of every reply, documents too. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : HEADERS;
}
