import { StandInStripeJs } from './stripe';

declare global {
  interface Window {
    Stripe?: unknown;
  }
}

/**
 * The stand-in of Stripe.js, loaded only by a store without Stripe keys. `@stripe/stripe-js` uses an existing `window.Stripe`
 * and checks its release name.
 */
const standIn = Object.assign((): StandInStripeJs => new StandInStripeJs(), { version: 'endive' });
window.Stripe = standIn;
