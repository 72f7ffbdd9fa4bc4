import { randomBytes } from 'node:crypto';
import type { CardToCharge } from './intent-machine';
import { digitsOf, passesLuhn } from './stripe-js/card-number';
import { badRequest, cardProblem, type StripeProblem } from './stripe-problem';
import { cardFor, readyMadeCard } from './test-cards';

/** Form-encoded with bracketed names, as Stripe takes them: 'metadata[user_id]=7'. */
export class FormParameters {
  readonly #fields: URLSearchParams;

  constructor(body: string) {
    this.#fields = new URLSearchParams(body);
  }

  text(name: string): string | null {
    const value = this.#fields.get(name);
    return value === null || value === '' ? null : value;
  }

  /** NaN when it is not a number. */
  number(name: string): number | null {
    const value = this.text(name);
    return value === null ? null : Number(value);
  }

  /** `group('metadata')` of 'metadata[a]=1' is { a: '1' }. */
  group(name: string): Readonly<Record<string, string>> {
    const found = [...this.#fields].flatMap(([field, value]): readonly (readonly [string, string])[] => {
      const inner = field.startsWith(`${name}[`) ? /^\[([^[\]]+)\]$/.exec(field.slice(name.length))?.[1] : undefined;
      return inner === undefined ? [] : [[inner, value]];
    });
    return Object.fromEntries(found);
  }

  /** The same text for any order of the parameters. */
  canonical(): string {
    return [...this.#fields]
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&');
  }
}

type CardReading = { readonly card: CardToCharge } | { readonly problem: StripeProblem };

/** Typed (`payment_method_data[card][…]`) or ready-made (`payment_method`). `now` in ms. */
export function readCard(form: FormParameters, now: number): CardReading {
  const paymentMethodId = form.text('payment_method');
  if (paymentMethodId !== null) {
    const known = readyMadeCard(paymentMethodId);
    return known === null
      ? { problem: badRequest(`No such PaymentMethod: '${paymentMethodId}'`, 'resource_missing', 'payment_method') }
      : { card: { ...known, paymentMethodId } };
  }
  return readTypedCard(form, 'payment_method_data[card]', now);
}

/** Checked as Stripe's API checks it. */
export function readTypedCard(form: FormParameters, name: string, now: number): CardReading {
  const digits = digitsOf(form.text(`${name}[number]`) ?? '');
  const year = form.number(`${name}[exp_year]`) ?? Number.NaN;
  const month = form.number(`${name}[exp_month]`) ?? Number.NaN;
  if (digits === '') return { problem: badRequest(`Missing required param: ${name}[number].`, 'parameter_missing', `${name}[number]`) };
  if (!passesLuhn(digits)) return { problem: cardProblem('incorrect_number', null, 'Your card number is incorrect.') };
  if (!(month >= 1 && month <= 12))
    return { problem: cardProblem('invalid_expiry_month', null, "Your card's expiration month is invalid.") };
  const today = new Date(now);
  const isPast = !(year * 12 + month >= today.getUTCFullYear() * 12 + today.getUTCMonth() + 1);
  if (isPast) return { problem: cardProblem('invalid_expiry_year', null, "Your card's expiration year is invalid.") };
  if (!/^\d{3,4}$/.test(form.text(`${name}[cvc]`) ?? '')) {
    return { problem: cardProblem('invalid_cvc', null, "Your card's security code is invalid.") };
  }
  return { card: { ...cardFor(digits), paymentMethodId: `pm_${randomBytes(12).toString('hex')}` } };
}
