/// <reference types="vite/types/importMeta.d.ts" />
import { START_SCRIPT_HASH } from './start-script';

/** Stripe.js loads frames from varying subdomains: https://docs.stripe.com/security/guide#content-security-policy (read on 2026-11-25). */
const STRIPE_SCRIPT = 'https://js.stripe.com https://*.js.stripe.com';
const STRIPE_FRAMES = `${STRIPE_SCRIPT} https://hooks.stripe.com`;

/** The same as in the page's build; undefined outside a Vite build. */
const BUILT_METRICS_URL: unknown = import.meta.env?.['VITE_FIELD_METRICS_URL'];

interface Allowed {
  readonly stripe: boolean;
  readonly fieldMetricsUrl?: unknown;
}

/** Fonts, media and manifest fall under `default-src`. Third parties only when configured. */
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
    // The search form must work without scripts.
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return policy.join('; ');
}

/** ' https://host' for an absolute URL; '' for a path. */
function otherOrigin(url: unknown): string {
  return typeof url === 'string' && URL.canParse(url) ? ` ${new URL(url).origin}` : '';
}
