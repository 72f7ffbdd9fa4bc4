import { plainTyped } from './typed-text';
import { promoTexts } from './promo.texts';

/** Percent in hundredths: 10 % is 1000. Dates in milliseconds since 1970. */
export interface Promo {
  readonly code: string;
  readonly status: string;
  readonly percentHundredths: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** `serverNow` is in milliseconds since 1970, because a device's clock may be wrong. */
export interface FoundPromo extends Promo {
  readonly serverNow: number | null;
}

export type PromoVerdict =
  | { readonly ok: true; readonly code: string; readonly percentHundredths: number }
  | { readonly ok: false; readonly message: string };

export function normalisePromoCode(typed: string): string {
  return plainTyped(typed).toUpperCase();
}

/** Likeliest first: the whole text, then its letters and digits. */
export function promoCodesIn(typed: string): readonly string[] {
  const code = normalisePromoCode(typed);
  const bare = code.replace(/[^\p{L}\p{N}]/gu, '');
  return [...new Set([code, bare])].filter((each) => each !== '');
}

/** `now` in milliseconds since 1970. */
export function judgePromo(promo: Promo | undefined, now: number): PromoVerdict {
  if (promo === undefined || promo.status !== 'Active') return { ok: false, message: promoTexts.invalid };
  if (!(now >= promo.startsAt && now <= promo.endsAt)) return { ok: false, message: promoTexts.outOfDates };
  const isPercentage = promo.percentHundredths > 0 && promo.percentHundredths <= 10_000;
  return isPercentage
    ? { ok: true, code: promo.code, percentHundredths: promo.percentHundredths }
    : { ok: false, message: promoTexts.invalid };
}
