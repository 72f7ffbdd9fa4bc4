/** Shared by the field, the frame and the stand-in's server. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

interface BrandRule {
  readonly brand: CardBrand;
  readonly pattern: RegExp;
  readonly length: number;
  readonly groups: readonly number[];
  readonly cvcLength: number;
}

const PLAIN: BrandRule = { brand: 'unknown', pattern: /^/, length: 16, groups: [4, 4, 4, 4], cvcLength: 3 };

const RULES: readonly BrandRule[] = [
  { ...PLAIN, brand: 'visa', pattern: /^4/ },
  { ...PLAIN, brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/ },
  { brand: 'amex', pattern: /^3[47]/, length: 15, groups: [4, 6, 5], cvcLength: 4 },
  { ...PLAIN, brand: 'discover', pattern: /^6(011|4[4-9]|5)/ },
];

const ruleFor = (digits: string): BrandRule => RULES.find((rule) => rule.pattern.test(digits)) ?? PLAIN;

/** The digits alone, at most `maxLength`. */
export function digitsOf(typed: string, maxLength = 19): string {
  return typed.replace(/\D/g, '').slice(0, maxLength);
}

/** By the first digits; 'unknown' is a brand too. */
export function brandOf(digits: string): CardBrand {
  return ruleFor(digits).brand;
}

/** Number of digits of a complete card number of this brand. */
export function numberLength(digits: string): number {
  return ruleFor(digits).length;
}

/** 3, or 4 with American Express. */
export function cvcLength(digits: string): number {
  return ruleFor(digits).cvcLength;
}

/** Grouped as on the card: '4242 4242 4242 4242', '3782 822463 10005'. */
export function formatNumber(digits: string): string {
  const parts: string[] = [];
  let start = 0;
  for (const size of ruleFor(digits).groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(' ');
}

/** ISO/IEC 7812-1. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}
