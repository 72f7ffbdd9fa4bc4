import { misused } from './command';
import type { ToolReply } from './tool-socket';

const MAX_LIMIT = 100_000;

/** A command's arguments: its words, and the values of its options. */
export interface TypedOptions<Option extends string> {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<Option, string>;
}

/**
 * Splits arguments into words and option values; options without a value are skipped. `such` has an example value of each option for the
 * message when one is missing.
 */
export function readOptions<Option extends string>(
  args: readonly string[],
  such: Readonly<Record<Option, string>>,
): TypedOptions<Option> | ToolReply {
  const words: string[] = [];
  const values = new Map<Option, string>();
  const takesValue = (arg: string): arg is Option => Object.hasOwn(such, arg);
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (!takesValue(arg)) {
      if (!arg.startsWith('--')) words.push(...arg.split(/\s+/).filter((word) => word !== ''));
      continue;
    }
    const value = args[index + 1];
    if (value === undefined || value.startsWith('--')) return misused(`${arg} needs a value behind it, such as '${such[arg]}'.`);
    values.set(arg, value);
    index += 1;
  }
  return { words, values };
}

/** Reads a number of orders; null when it is missing, a sentence when it is wrong. */
export function limitFrom(typed: string | undefined): number | null | string {
  if (typed === undefined) return null;
  const limit = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : `'${typed}' is no number of orders. Write a whole number from 1 to ${MAX_LIMIT}.`;
}
