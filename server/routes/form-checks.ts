import { oneLine } from '../../src/domain/text';
import { Refusal } from '../http/problems';

/** Trimmed text; refused with 'Please enter {name}' when nothing is left. */
export function requireText(typed: string, name: string): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(`Please enter ${name}`);
  return text;
}

/** One line without control characters; refused with 'Please enter {name}' when nothing is left. */
export function requireLine(typed: string, name: string): string {
  return requireText(oneLine(typed), name);
}
