import { normalEmail } from '../../src/domain/email';
import { oneLine } from '../../src/domain/one-line';
import { Refusal } from '../http/problems';

/** Throws Refusal when empty: 'Please enter {name}'. */
export function requireText(typed: string, name: string): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(`Please enter ${name}`);
  return text;
}

/** As `requireText`, in the form in which emails are stored and compared. */
export function requireEmail(typed: string): string {
  return normalEmail(requireText(typed, 'your email'));
}

/** As `requireText`, to one line without control characters. */
export function requireLine(typed: string, name: string): string {
  return requireText(oneLine(typed), name);
}
