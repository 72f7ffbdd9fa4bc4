import { StandInStripeJs } from './stripe';

declare global {
  interface Window {
    Stripe?: unknown;
  }
}

/**
 * The stand-in of Stripe.js, loaded only from a store without Stripe keys. `@stripe/stripe-js` takes a `window.Stripe` that
 * is already there, and wants its release train by name.
 */
const standIn = Object.assign((): StandInStripeJs => new StandInStripeJs(), { version: 'endive' });
window.Stripe = standIn;
