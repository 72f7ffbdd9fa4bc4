import faceUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { StripeElementsOptions, StripeElementStyle } from '@stripe/stripe-js';

/** The field is in the provider's frame, where the page's CSS variables do not apply. */
export const cardStyle = (): StripeElementStyle => ({
  base: {
    color: '#14110f',
    fontFamily: "'Instrument Sans', system-ui, sans-serif",
    fontSize: '16px',
    lineHeight: '26px',
    iconColor: getComputedStyle(document.documentElement).getPropertyValue('--sea').trim(),
    '::placeholder': { color: '#6b6259' },
  },
  invalid: { color: '#a3271b', iconColor: '#a3271b' },
});

const FACE: StripeElementsOptions = {
  fonts: [{ family: 'Instrument Sans', src: `url(${new URL(faceUrl, document.baseURI).href})`, weight: '400' }],
};

/** Stripe loads fonts over https only. */
export const cardElements = (isDemo: boolean): StripeElementsOptions => (isDemo || location.protocol === 'https:' ? FACE : {});
