import { StandInStripeJs } from './stripe';

declare global {
  interface Window {
    Stripe?: unknown;
  }
}

/** `@stripe/stripe-js` uses an existing `window.Stripe` and checks its release name. */
const standIn = Object.assign((): StandInStripeJs => new StandInStripeJs(), { version: 'endive' });
window.Stripe = standIn;
