import { normalEmail } from '../../src/domain/email';

const MAX_LIMIT = 100_000;

export interface SplitOptions<Option extends string> {
  /** Options without a value are among them. */
  readonly words: readonly string[];
  readonly values: ReadonlyMap<Option, string>;
  /** What to say where an option lacks its value. */
  readonly problem: string | null;
}

/** `hints`: the options that take a value, and what to say where one lacks it. */
export function splitOptions<Option extends string>(
  args: readonly string[],
  hints: Readonly<Record<Option, string>>,
): SplitOptions<Option> {
  const words: string[] = [];
  const values = new Map<Option, string>();
  const takesValue = (arg: string): arg is Option => Object.hasOwn(hints, arg);
  const rest = args.values();
  for (const arg of rest) {
    if (!takesValue(arg)) {
      words.push(arg);
      continue;
    }
    const value = (rest.next().value ?? '').trim();
    if (value === '' || value.startsWith('--')) return { words, values, problem: hints[arg] };
    values.set(arg, value);
  }
  return { words, values, problem: null };
}

/** What a list is searched for: what is neither an option nor the value of one. */
export function soughtWords(words: readonly string[]): readonly string[] {
  return words
    .filter((word) => !word.startsWith('--'))
    .flatMap((word) => word.split(/\s+/))
    .filter((word) => word !== '')
    .map(normalEmail);
}

/** A number of orders; null without one, a sentence when it is wrong. */
export function limitFrom(typed: string | undefined): number | null | string {
  if (typed === undefined) return null;
  const limit = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : `'${typed}' is no number of orders. Write a whole number from 1 to ${MAX_LIMIT}.`;
}
