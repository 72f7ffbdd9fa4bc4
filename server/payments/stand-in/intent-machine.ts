import type { IntentRecord, IntentStatus } from '../../repositories/stand-in-intents';
import { badRequest, cardProblem, type StripeProblem } from './stripe-problem';
import type { ChargeOutcome, KnownCard } from './test-cards';

export type EventKind =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'charge.refunded';

/** A refused step may still change the intent: a decline is stored as its error. */
export interface Step {
  readonly record: IntentRecord;
  readonly problem: StripeProblem | null;
  readonly event: EventKind | null;
}

export interface CardToCharge extends KnownCard {
  readonly paymentMethodId: string;
}

const MIN_USD_CENTS = 50;
const MAX_USD_CENTS = 99_999_999;

const refuse = (record: IntentRecord, problem: StripeProblem): Step => ({ record, problem, event: null });
const wrongState = (record: IntentRecord, verb: string, allowed: readonly IntentStatus[]): Step =>
  refuse(
    record,
    badRequest(
      `You cannot ${verb} this PaymentIntent because it has a status of ${record.status}. Only a PaymentIntent with one of the following statuses may be ${verb === 'cancel' ? 'canceled' : `${verb}ed`}: ${allowed.join(', ')}.`,
      'payment_intent_unexpected_state',
    ),
  );

/** `amount` in cents; null when it can be charged. */
export function amountProblem(amount: number): StripeProblem | null {
  if (!Number.isSafeInteger(amount) || amount < 1) return badRequest(`Invalid integer: ${amount}`, 'parameter_invalid_integer', 'amount');
  if (amount < MIN_USD_CENTS) return badRequest('Amount must be at least $0.50 usd', 'amount_too_small', 'amount');
  if (amount > MAX_USD_CENTS) return badRequest('Amount must be no more than $999,999.99', 'amount_too_large', 'amount');
  return null;
}

const CONFIRMABLE: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Charges a card, or asks the shopper to authenticate first. */
export function confirm(record: IntentRecord, card: CardToCharge, chargeId: string): Step {
  if (!CONFIRMABLE.includes(record.status)) return wrongState(record, 'confirm', CONFIRMABLE);
  const { paymentMethodId, brand, last4, outcome } = card;
  const withCard = { ...record, card: { paymentMethodId, brand, last4 }, lastError: null, afterAuthentication: null };
  if (outcome.kind !== 'authenticates') return settle(withCard, outcome, chargeId);
  return {
    record: { ...withCard, status: 'requires_action', afterAuthentication: outcome.afterwards },
    problem: null,
    event: 'payment_intent.requires_action',
  };
}

/** The shopper completed or canceled the bank's dialog. */
export function authenticate(record: IntentRecord, isAuthentic: boolean, chargeId: string): Step {
  if (record.status !== 'requires_action' || record.afterAuthentication === null) {
    return wrongState(record, 'confirm', ['requires_action']);
  }
  const authenticated = { ...record, afterAuthentication: null };
  if (isAuthentic) return settle(authenticated, record.afterAuthentication, chargeId);
  return fail(
    authenticated,
    'payment_intent_authentication_failure',
    null,
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
}

function settle(record: IntentRecord, outcome: ChargeOutcome, chargeId: string): Step {
  if (outcome.kind === 'declines') return fail(record, outcome.code, outcome.declineCode, outcome.message);
  return {
    record: { ...record, status: 'succeeded', amountReceived: record.amount, chargeId },
    problem: null,
    event: 'payment_intent.succeeded',
  };
}

function fail(record: IntentRecord, code: string, declineCode: string | null, message: string): Step {
  return {
    record: { ...record, status: 'requires_payment_method', card: null, lastError: { code, declineCode, message } },
    problem: cardProblem(code, declineCode, message),
    event: 'payment_intent.payment_failed',
  };
}

/** Metadata is merged, as Stripe does. */
export function update(record: IntentRecord, amount: number | null, metadata: Readonly<Record<string, string>>): Step {
  const merged = { ...record, metadata: { ...record.metadata, ...metadata } };
  if (amount === null || amount === record.amount) return { record: merged, problem: null, event: null };
  const problem = amountProblem(amount);
  if (problem !== null) return refuse(record, problem);
  if (!CONFIRMABLE.includes(record.status)) {
    return refuse(
      record,
      badRequest(
        `This PaymentIntent's amount could not be updated because it has a status of ${record.status}.`,
        'payment_intent_unexpected_state',
        'amount',
      ),
    );
  }
  return { record: { ...merged, amount }, problem: null, event: null };
}

const CANCELABLE: readonly IntentStatus[] = [...CONFIRMABLE, 'processing'];

/** `now` in seconds since 1970. */
export function cancel(record: IntentRecord, now: number): Step {
  if (!CANCELABLE.includes(record.status)) return wrongState(record, 'cancel', CANCELABLE);
  return {
    record: { ...record, status: 'canceled', canceledAt: now, afterAuthentication: null },
    problem: null,
    event: 'payment_intent.canceled',
  };
}

/** All that is left when `amount` is null. */
export function refund(record: IntentRecord, amount: number | null, made: Omit<IntentRecord['refunds'][number], 'amount'>): Step {
  if (record.status !== 'succeeded') {
    return refuse(record, badRequest(`This PaymentIntent (${record.id}) does not have a successful charge to refund.`));
  }
  const rest = record.amountReceived - record.refunds.reduce((sum, earlier) => sum + earlier.amount, 0);
  if (rest === 0)
    return refuse(record, badRequest(`Charge ${record.chargeId ?? ''} has already been refunded.`, 'charge_already_refunded'));
  const given = amount ?? rest;
  if (!Number.isSafeInteger(given) || given < 1 || given > rest) {
    return refuse(record, badRequest(`Refund amount is greater than unrefunded amount on charge`, null, 'amount'));
  }
  return { record: { ...record, refunds: [...record.refunds, { ...made, amount: given }] }, problem: null, event: 'charge.refunded' };
}
