import { START_SCRIPT_HASH } from './start-script';

const STRIPE_SCRIPT = 'https://js.stripe.com';
const STRIPE_FRAMES = 'https://js.stripe.com https://hooks.stripe.com';

/** The content security policy of documents; fonts, media and manifest are under `default-src`. Third parties are allowed only when configured (DESIGN 7.14, 7.21). */
export function documentPolicy(allows: { readonly stripe: boolean }): string {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${START_SCRIPT_HASH}${allows.stripe ? ` ${STRIPE_SCRIPT}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${allows.stripe ? ' https://api.stripe.com' : ''}`,
    `frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org${allows.stripe ? ` ${STRIPE_FRAMES}` : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return policy.join('; ');
}
