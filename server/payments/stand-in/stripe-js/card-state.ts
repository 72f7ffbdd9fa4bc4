import { expiryProblem } from './card-expiry';
import { brandOf, cvcLength, numberLength, passesLuhn, type CardBrand } from './card-number';
import type { FieldProblem } from './field-problem';

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
