import type { StripeElementStyle } from '@stripe/stripe-js';

/** The card field lives in the provider's frame, where the page's tokens do not reach. */
export const cardStyle: StripeElementStyle = {
  base: {
    color: '#14110f',
    fontFamily: "'Instrument Sans', system-ui, sans-serif",
    fontSize: '16px',
    lineHeight: '26px',
    iconColor: '#0f4c46',
    '::placeholder': { color: '#6b6259' },
  },
  invalid: { color: '#a3271b', iconColor: '#a3271b' },
};
