import { signInTexts } from './sign-in.texts';
import { isEmail, typedEmail } from '../../domain/email';

/** By the field's name. */
export type FormProblems = Readonly<Record<string, string>>;

function problems(pairs: readonly (readonly [name: string, problem: string | null])[]): FormProblems {
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
}

function missing(value: string, problem: string): string | null {
  return value.trim() === '' ? problem : null;
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return signInTexts.emailMissing;
  return isEmail(typedEmail(email)) ? null : signInTexts.emailIncomplete;
}

export function loginProblems(form: { readonly email: string; readonly password: string }): FormProblems {
  return problems([
    ['email', emailProblem(form.email)],
    ['password', form.password === '' ? signInTexts.passwordMissing : null],
  ]);
}

interface PasswordPair {
  readonly password: string;
  readonly confirmPassword: string;
}

export function passwordProblems({ password, confirmPassword }: PasswordPair): FormProblems {
  const isConfirmed =
    confirmPassword === '' ? signInTexts.passwordAgain : password === confirmPassword ? null : signInTexts.passwordsDiffer;
  return problems([
    ['password', password === '' ? signInTexts.choosePassword : null],
    ['confirmPassword', isConfirmed],
  ]);
}

interface SignUpForm extends PasswordPair {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly hasAgreed: boolean;
}

export function signUpProblems(form: SignUpForm): FormProblems {
  return {
    ...problems([
      ['firstName', missing(form.firstName, signInTexts.firstNameMissing)],
      ['lastName', missing(form.lastName, signInTexts.lastNameMissing)],
      ['email', emailProblem(form.email)],
    ]),
    ...passwordProblems(form),
    ...problems([['hasAgreed', form.hasAgreed ? null : signInTexts.notAgreed]]),
  };
}

/** '' without a field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function focusFirstProblem(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && names.includes(element.name)) return element.focus();
  }
}

export function withoutProblemOf(problems: FormProblems, field: EventTarget): FormProblems {
  const changed = field instanceof HTMLInputElement ? field.name : '';
  return changed in problems ? Object.fromEntries(Object.entries(problems).filter(([name]) => name !== changed)) : problems;
}
