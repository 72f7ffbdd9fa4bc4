import { loadStripe } from '@stripe/stripe-js/pure';
import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeError,
  StripeElementsOptions,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { spokenLanguage } from '../../domain/languages';
import type { PaymentSetup } from '../../domain/order';
import type { CardReply } from './take-payment';
import faceUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The stand-in's script defines `Stripe` first, so the real one is not loaded. */
export async function loadCardPayments(setup: PaymentSetup): Promise<Stripe> {
  if (setup.standInScript !== null) await loadScript(setup.standInScript);
  // English as it is without: a locale is one of the parameters of its script.
  const language = spokenLanguage();
  const stripe = await (language === 'en' ? loadStripe(setup.publishableKey) : loadStripe(setup.publishableKey, { locale: language }));
  if (stripe === null) throw new Error('Stripe.js is not available');
  return stripe;
}

function loadScript(src: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });
}

const LOST_REPLIES: readonly StripeError['type'][] = ['api_connection_error', 'api_error'];

/** Such errors say nothing about the card: the reply was lost, or another window has finished this payment. */
function isAboutPayment({ type, code }: StripeError): boolean {
  return LOST_REPLIES.includes(type) || code === 'payment_intent_unexpected_state';
}

/** Throws when only a look-up of the payment can tell its result. */
export async function confirmCard(stripe: Stripe, card: StripeCardElement, clientSecret: string): Promise<CardReply> {
  const result = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
  if (result.error !== undefined && isAboutPayment(result.error)) throw new Error(result.error.message ?? result.error.type);
  return cardReply(result);
}

export async function lookUpPayment(stripe: Stripe, clientSecret: string): Promise<CardReply> {
  const result = await stripe.retrievePaymentIntent(clientSecret);
  if (result.error !== undefined) throw new Error(result.error.message ?? result.error.type);
  return cardReply(result);
}

function cardReply(result: PaymentIntentResult): CardReply {
  if (result.error !== undefined) return { status: null, errorMessage: result.error.message ?? null };
  return { status: result.paymentIntent.status, errorMessage: null };
}

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
