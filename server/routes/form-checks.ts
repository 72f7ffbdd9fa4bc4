import { routesTexts } from './routes.texts';
import { normalEmail } from '../../src/domain/email';
import { oneLine } from '../../src/domain/one-line';
import { Refusal } from '../http/problems';

/** Throws Refusal with `problem` when empty. */
export function requireText(typed: string, problem: string): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(problem);
  return text;
}

/** As `requireText`, in the form in which emails are stored and compared. */
export function requireEmail(typed: string): string {
  return normalEmail(requireText(typed, routesTexts.enterEmail));
}

/** As `requireText`, to one line without control characters. */
export function requireLine(typed: string, problem: string): string {
  return requireText(oneLine(typed), problem);
}
