import { digitsOf } from './card-number';
import type { CardInputs, CardState } from './card-state';
import type { FieldProblem, FrameOptions } from './frame-messages';

const BRAND_NAMES = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX', discover: 'DISC', unknown: '' } as const;

export class FrameFields {
  readonly form = need(document.querySelector<HTMLFormElement>('#card'));
  readonly number = input('cardnumber');
  readonly expiry = input('exp-date');
  readonly cvc = input('cvc');
  readonly postal = input('postal');
  readonly #all = [this.number, this.expiry, this.cvc, this.postal];

  inputs(hasPostal: boolean): CardInputs {
    return { number: digitsOf(this.number.value), expiry: this.expiry.value, cvc: this.cvc.value, postal: this.postal.value, hasPostal };
  }

  apply({ hasPostal, hasIcon, isDisabled, postal, look, faces }: FrameOptions): void {
    for (const { family, src, weight = '400' } of faces) addFace(new FontFace(family, src, { weight, display: 'swap' }));
    this.form.classList.toggle('no-postal', !hasPostal);
    this.form.classList.toggle('no-icon', !hasIcon);
    for (const field of this.#all) field.disabled = isDisabled;
    if (postal !== null && this.postal.value === '') this.postal.value = digitsOf(postal, 5);
    const properties = {
      '--ink': look.color,
      '--faint': look.placeholderColor,
      '--bad': look.invalidColor,
      '--font': look.fontFamily,
      '--size': look.fontSize,
      '--weight': look.fontWeight,
      '--icon': look.iconColor,
    };
    for (const [name, value] of Object.entries(properties)) if (value !== null) document.documentElement.style.setProperty(name, value);
  }

  mark(state: CardState): void {
    need(document.querySelector('#brand')).textContent = BRAND_NAMES[state.brand];
    const wrong = state.shownProblem === null ? null : this.#fieldOf(state.shownProblem);
    for (const field of this.#all) field.setAttribute('aria-invalid', String(field === wrong));
  }

  focusProblem(problem: FieldProblem | null): void {
    if (problem !== null) this.#fieldOf(problem).focus();
  }

  /** Keeps the caret's position. */
  rewrite(field: HTMLInputElement, shown: string): void {
    if (field.value === shown) return;
    const wasAtEnd = this.isAtEnd(field);
    const digitsBefore = digitsOf(field.value.slice(0, field.selectionStart ?? 0)).length;
    field.value = shown;
    const caret = wasAtEnd ? shown.length : positionAfter(shown, digitsBefore);
    field.setSelectionRange(caret, caret);
  }

  isAtEnd(field: HTMLInputElement): boolean {
    return field.selectionStart === field.value.length;
  }

  /** Backspace in an empty field continues in the previous one. */
  stepBack(event: KeyboardEvent): void {
    const index = this.#all.findIndex((field) => field === event.target);
    const before = this.#all[index - 1];
    if (this.#all[index]?.value === '' && before !== undefined) {
      event.preventDefault();
      before.focus();
      before.setSelectionRange(before.value.length, before.value.length);
    }
  }

  clear(): void {
    for (const field of this.#all) field.value = '';
  }

  blur(): void {
    for (const field of this.#all) field.blur();
  }

  #fieldOf({ code }: FieldProblem): HTMLInputElement {
    if (code.includes('expiry')) return this.expiry;
    if (code.includes('cvc')) return this.cvc;
    return code.includes('zip') ? this.postal : this.number;
  }
}

/** Once, however often options arrive. */
function addFace(face: FontFace): void {
  if (![...document.fonts].some(({ family, weight }) => family === face.family && weight === face.weight)) document.fonts.add(face);
}

function positionAfter(shown: string, digits: number): number {
  let seen = 0;
  for (const [index, letter] of [...shown].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(letter)) seen += 1;
  }
  return shown.length;
}

function input(name: string): HTMLInputElement {
  return need(document.querySelector<HTMLInputElement>(`input[name="${name}"]`));
}

function need<Found extends Element>(found: Found | null): Found {
  if (found === null) throw new Error('The card frame has lost a part of its document');
  return found;
}
