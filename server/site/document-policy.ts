/// <reference types="vite/types/importMeta.d.ts" />
import { START_SCRIPT_HASH } from './start-script';

/** Stripe.js starts its frames on changing subdomains: https://docs.stripe.com/security/guide#content-security-policy (read on 2026-11-25). */
const STRIPE_SCRIPT = 'https://js.stripe.com https://*.js.stripe.com';
const STRIPE_FRAMES = `${STRIPE_SCRIPT} https://hooks.stripe.com`;

/** Page and server are built together, so the policy allows the page's own metrics URL. Undefined outside a Vite build. */
const BUILT_METRICS_URL: unknown = import.meta.env?.['VITE_FIELD_METRICS_URL'];

interface Allowed {
  readonly stripe: boolean;
  /** Where field metrics are sent; undefined for none. */
  readonly fieldMetricsUrl?: unknown;
}

/** The content security policy of documents; fonts, media and manifest are under `default-src`. Third parties are allowed only when configured (DESIGN 7.14, 7.21). */
export function documentPolicy({ stripe, fieldMetricsUrl = BUILT_METRICS_URL }: Allowed): string {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${START_SCRIPT_HASH}${stripe ? ` ${STRIPE_SCRIPT}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${stripe ? ' https://api.stripe.com' : ''}${otherOrigin(fieldMetricsUrl)}`,
    `frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org${stripe ? ` ${STRIPE_FRAMES}` : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // No native form submission: what is submitted before hydration is repeated afterwards.
    // The search works before any script.
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return policy.join('; ');
}

/** ' https://host' of an address elsewhere; nothing for a path of our own. */
function otherOrigin(url: unknown): string {
  return typeof url === 'string' && URL.canParse(url) ? ` ${new URL(url).origin}` : '';
}
