import type { ToolReply } from './tool-socket';
import { misused } from './command';
import { nearest } from '../owner-files/nearest';
import { splitOptions } from './read-options';

export const ORDER_VERBS = ['ready', 'schedule', 'out', 'done', 'cancel', 'refund', 'undo'] as const;
export type OrderVerb = (typeof ORDER_VERBS)[number];

export interface OrderArguments {
  /** Id or number, as typed. */
  readonly which: string;
  /** Null shows the order. */
  readonly verb: OrderVerb | null;
  /** The date or amount after the verb. */
  readonly value: string | null;
  readonly note: string | null;
  readonly by: string;
  readonly isAgreed: boolean;
  readonly isAgain: boolean;
}

const MAX_NOTE_LENGTH = 500;
const HINTS = { '--note': 'Write a text in quotes after --note.', '--by': 'Write a text in quotes after --by.' } as const;
const HOW = "Name one order by the ID that 'orders' shows, such as 'order 1'.";

/** Reads the arguments of `order`; returns the reply when they are wrong. */
export function readOrderArguments(args: readonly string[]): OrderArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, HINTS);
  if (problem !== null) return misused(problem);
  for (const [option, text] of values) {
    if (text.length > MAX_NOTE_LENGTH)
      return misused(`The text after ${option} has ${text.length} characters; ${MAX_NOTE_LENGTH} are the most.`);
  }
  const [which, typed, value, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (which === undefined || !/^[\p{L}\d-]{1,40}$/u.test(which) || !/\d$/.test(which)) return misused(HOW);
  const verb = typed === undefined ? null : (ORDER_VERBS.find((candidate) => candidate === typed.toLowerCase()) ?? undefined);
  if (verb === undefined) return misused(unknownVerb(typed ?? ''));
  const extra = verb === 'schedule' || verb === 'refund' ? rest[0] : value;
  if (extra !== undefined) return misused(`'${extra}' is one word too many. A note goes in quotes after --note.`);
  const stepless = verb === null ? args.find((arg) => arg.startsWith('--')) : undefined;
  if (stepless !== undefined) return misused(`${stepless} belongs to a step, such as 'order ${which} ready'. Name the step before it.`);
  return {
    which,
    verb,
    value: value ?? null,
    note: values.get('--note') ?? null,
    by: values.get('--by') ?? 'owner',
    isAgreed: words.includes('--yes'),
    isAgain: words.includes('--again'),
  };
}

function unknownVerb(typed: string): string {
  const meant = nearest(typed, ORDER_VERBS) ?? ORDER_VERBS.find((verb) => typed.toLowerCase().startsWith(verb));
  const all = ORDER_VERBS.map((verb) => `'${verb}'`).join(', ');
  return `An order cannot '${typed}'. ${meant === undefined || meant === null ? `It takes ${all}.` : `Did you mean '${meant}'?`}`;
}
