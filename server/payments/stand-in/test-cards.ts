import { brandOf, type CardBrand } from './stripe-js/card-number';

/** In the codes and words that Stripe publishes for its test cards. */
export interface Decline {
  readonly kind: 'declines';
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
}

export type ChargeOutcome = { readonly kind: 'succeeds' } | Decline;
export type CardOutcome = ChargeOutcome | { readonly kind: 'authenticates'; readonly afterwards: ChargeOutcome };

const succeeds: ChargeOutcome = { kind: 'succeeds' };
const declined = (declineCode: string, message: string, code = 'card_declined'): Decline => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

const generic = declined('generic_decline', 'Your card was declined.');
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.');
const processing: Decline = {
  kind: 'declines',
  code: 'processing_error',
  declineCode: null,
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

/** As in Stripe's test mode. A real card is never stored. */
const notATestCard = declined('test_mode_live_card', 'Your card was declined. Your request was in test mode, but used a non test card.');

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': succeeds,
  '4000056655665556': succeeds,
  '5555555555554444': succeeds,
  '378282246310005': succeeds,
  '6011111111111117': succeeds,
  '4000000000000002': generic,
  '4000000000009995': insufficient,
  '4000000000000069': { kind: 'declines', code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  '4000000000000127': { kind: 'declines', code: 'incorrect_cvc', declineCode: null, message: "Your card's security code is incorrect." },
  '4000000000000119': processing,
  '4100000000000019': declined('fraudulent', 'Your card was declined.'),
  '4000000000003220': { kind: 'authenticates', afterwards: succeeds },
  '4000002500003155': { kind: 'authenticates', afterwards: succeeds },
  '4000002760003184': { kind: 'authenticates', afterwards: succeeds },
  '4000008400001629': { kind: 'authenticates', afterwards: generic },
  '4000008260003178': { kind: 'authenticates', afterwards: insufficient },
  '4000008400001280': processing,
};

const READY_MADE: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
};

/** As stored: never the number. */
export interface KnownCard {
  readonly outcome: CardOutcome;
  readonly brand: CardBrand;
  readonly last4: string;
}

/** Outcome of a card number (digits only). */
export function cardFor(digits: string): KnownCard {
  return { outcome: OUTCOMES[digits] ?? notATestCard, brand: brandOf(digits), last4: digits.slice(-4) };
}

/** Outcome of a ready-made payment method; null for an unknown name. */
export function readyMadeCard(paymentMethodId: string): KnownCard | null {
  const digits = READY_MADE[paymentMethodId];
  return digits === undefined ? null : cardFor(digits);
}
