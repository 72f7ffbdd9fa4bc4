import { oneLine } from '../../src/domain/one-line';
import { Refusal } from '../http/problems';

/** Trims a text; refuses an empty one with 'Please enter {name}'. */
export function requireText(typed: string, name: string): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(`Please enter ${name}`);
  return text;
}

/** Trims a text to one line without control characters; refuses an empty one with 'Please enter {name}'. */
export function requireLine(typed: string, name: string): string {
  return requireText(oneLine(typed), name);
}
