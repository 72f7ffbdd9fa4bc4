import { brandOf, cvcLength, numberLength, passesLuhn, type CardBrand } from './card-number';
import type { FieldProblem } from './frame-messages';

/** `number` has digits only. */
export interface CardInputs {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly postal: string;
  readonly hasPostal: boolean;
}

export interface CardState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  readonly brand: CardBrand;
  /** While typing: only what more typing cannot fix. */
  readonly shownProblem: FieldProblem | null;
  /** When the card is used. */
  readonly firstProblem: FieldProblem | null;
}

const isIncomplete = (problem: FieldProblem): boolean => problem.code.startsWith('incomplete_');

/** Validates the inputs at a date. */
export function cardState(inputs: CardInputs, today: Date): CardState {
  const problems = [
    numberProblem(inputs.number),
    expiryProblem(inputs.expiry, today),
    inputs.cvc.length < cvcLength(inputs.number) ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." } : null,
    inputs.hasPostal && inputs.postal.length < 5 ? { code: 'incomplete_zip', message: 'Your postal code is incomplete.' } : null,
  ].filter((problem) => problem !== null);
  return {
    isEmpty: inputs.number === '' && inputs.expiry === '' && inputs.cvc === '' && inputs.postal === '',
    isComplete: problems.length === 0,
    brand: brandOf(inputs.number),
    shownProblem: problems.find((problem) => !isIncomplete(problem)) ?? null,
    firstProblem: problems[0] ?? null,
  };
}

/** Problem of a card number's digits; null when it is valid. */
export function numberProblem(digits: string): FieldProblem | null {
  if (digits.length < numberLength(digits)) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  return passesLuhn(digits) ? null : { code: 'invalid_number', message: 'Your card number is invalid.' };
}

/** '4' becomes '04 / ', '1230' becomes '12 / 30'. The separator never blocks deleting. */
export function formatExpiry(typed: string, isDeleting: boolean): string {
  let digits = typed.replace(/\D/g, '').slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  if (isDeleting) return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  return digits.length >= 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** From 'MM / YY' to a four-digit year; null while incomplete or invalid. */
export function parseExpiry(shown: string): Expiry | null {
  const digits = shown.replace(/\D/g, '');
  const month = Number(digits.slice(0, 2));
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year: 2000 + Number(digits.slice(2)) } : null;
}

/** Problem of a typed expiry at a date; null when it is valid. */
function expiryProblem(shown: string, today: Date): FieldProblem | null {
  if (shown.replace(/\D/g, '').length < 4) return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  const expiry = parseExpiry(shown);
  if (expiry === null) return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  const [year, month] = [today.getFullYear(), today.getMonth() + 1];
  if (expiry.year < year) return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  if (expiry.year > year + 50) return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
  if (expiry.year === year && expiry.month < month) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  return null;
}
