import { normalEmail } from '../../src/domain/email';
import { misused } from './command';
import type { ToolReply } from './tool-socket';

const MAX_LIMIT = 100_000;

export interface TypedOptions<Option extends string> {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<Option, string>;
}

/** Options without a value are skipped. `such`: an example value of each option, for the message. */
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
      if (!arg.startsWith('--'))
        words.push(
          ...arg
            .split(/\s+/)
            .filter((word) => word !== '')
            .map(normalEmail),
        );
      continue;
    }
    const value = args[index + 1];
    if (value === undefined || value.startsWith('--')) return misused(`${arg} needs a value behind it, such as '${such[arg]}'.`);
    values.set(arg, value);
    index += 1;
  }
  return { words, values };
}

/** A number of orders; null without one, a sentence when it is wrong. */
export function limitFrom(typed: string | undefined): number | null | string {
  if (typed === undefined) return null;
  const limit = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : `'${typed}' is no number of orders. Write a whole number from 1 to ${MAX_LIMIT}.`;
}
