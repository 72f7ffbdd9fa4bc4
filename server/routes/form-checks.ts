import { Refusal } from '../http/problems';

/** Trimmed text; refused with 'Please enter {name}' when nothing is left. */
export function requireText(typed: string, name: string): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(`Please enter ${name}`);
  return text;
}

/** Something before and after one @, without spaces: whether mail arrives, only a mail can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);
}
