import { plainTyped } from './typed-text';

/** Messages of the promo field (SPEC 5 and 8). */
export const PROMO_MESSAGES = {
  empty: 'Please enter a promo code',
  outOfDates: 'This promo code has expired or is not yet active',
  invalid: 'Invalid or inactive promo code',
  failed: 'Something went wrong. Please try again.',
} as const;

/** Percent in hundredths: 10 % is 1000. Dates are instants in milliseconds since 1970. */
export interface Promo {
  readonly code: string;
  readonly status: string;
  readonly percentHundredths: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A promo with the server's time of the look-up, milliseconds since 1970: a device's clock may be wrong. Null when the server does not say. */
export interface FoundPromo extends Promo {
  readonly serverNow: number | null;
}

export type PromoVerdict =
  | { readonly ok: true; readonly code: string; readonly percentHundredths: number }
  | { readonly ok: false; readonly message: string };

/** A typed text as the code that is looked up: trimmed, upper case (SPEC 5), without invisible characters. */
export function normalisePromoCode(typed: string): string {
  return plainTyped(typed).toUpperCase();
}

/** Possible codes in a pasted text, likeliest first: the whole text, then only its letters and digits. */
export function promoCodesIn(typed: string): readonly string[] {
  const code = normalisePromoCode(typed);
  const bare = code.replace(/[^\p{L}\p{N}]/gu, '');
  return [...new Set([code, bare])].filter((each) => each !== '');
}

/** Whether a looked-up promo (undefined when the look-up found none) is valid at an instant (SPEC 5). */
export function judgePromo(promo: Promo | undefined, now: number): PromoVerdict {
  if (promo === undefined || promo.status !== 'Active') return { ok: false, message: PROMO_MESSAGES.invalid };
  if (!(now >= promo.startsAt && now <= promo.endsAt)) return { ok: false, message: PROMO_MESSAGES.outOfDates };
  const isPercentage = promo.percentHundredths > 0 && promo.percentHundredths <= 10_000;
  return isPercentage
    ? { ok: true, code: promo.code, percentHundredths: promo.percentHundredths }
    : { ok: false, message: PROMO_MESSAGES.invalid };
}
