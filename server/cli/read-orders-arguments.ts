import { OPEN_STATES, ORDER_STATES, type OrderState } from '../../src/domain/order-life';
import { noDayText, typedDay } from '../owner-files/typed-day';
import type { OrdersSought } from '../repositories/order-history';
import { misused } from './command';
import { nearest } from '../owner-files/nearest';
import { limitFrom, soughtWords, splitOptions } from './read-options';
import { shopDayEnd, shopDayStart } from '../../src/domain/shop-day';
import type { ToolReply } from './tool-socket';

export interface OrdersArguments {
  readonly sought: OrdersSought;
  readonly limit: number | null;
  /** One row an order, and one row a line. */
  readonly csvFile: string | null;
  readonly csvLinesFile: string | null;
  readonly overwrites: boolean;
  readonly isJson: boolean;
  readonly isWatching: boolean;
}

/** Reads the arguments of `orders`; returns the reply when they are wrong. */
export function readOrdersArguments(args: readonly string[]): OrdersArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, HINTS);
  if (problem !== null) return misused(problem);
  const states = statesFrom(values.get('--state'));
  if (typeof states === 'string') return misused(states);
  const limit = limitFrom(values.get('--limit'));
  if (typeof limit === 'string') return misused(limit);
  const [from, to] = [values.get('--from'), values.get('--to')];
  const [first, last] = [typedDay(from ?? ''), typedDay(to ?? '')];
  const start = first === null ? null : shopDayStart(first);
  const end = last === null ? null : shopDayEnd(last);
  if (from !== undefined && start === null) return misused(noDayText(from, '2026-11-30'));
  if (to !== undefined && end === null) return misused(noDayText(to, '2026-11-30'));
  if (start !== null && end !== null && end < start) return misused(`--to ${to} is before --from ${from}. Swap them.`);
  return {
    sought: { words: soughtWords(words), states, from: start, to: end },
    limit,
    csvFile: values.get('--csv') ?? null,
    csvLinesFile: values.get('--csv-lines') ?? null,
    overwrites: args.includes('--overwrite'),
    isJson: args.includes('--json'),
    isWatching: args.includes('--watch'),
  };
}

const HINTS = {
  '--state': "--state needs a value behind it, such as '--state open'.",
  '--from': "--from needs a value behind it, such as '--from 2026-11-01'.",
  '--to': "--to needs a value behind it, such as '--to 2026-11-30'.",
  '--limit': "--limit needs a value behind it, such as '--limit 200'.",
  '--csv': "--csv needs a value behind it, such as '--csv orders.csv'.",
  '--csv-lines': "--csv-lines needs a value behind it, such as '--csv-lines lines.csv'.",
} as const;

function statesFrom(typed: string | undefined): readonly OrderState[] | string {
  if (typed === undefined) return [];
  const word = typed.toLowerCase();
  if (word === 'open') return OPEN_STATES;
  const state = ORDER_STATES.find((candidate) => candidate === word);
  if (state !== undefined) return [state];
  const all = ['open', ...ORDER_STATES];
  const meant = nearest(word, all);
  return `No order is '${typed}'. ${meant === null ? `There are ${all.map((name) => `'${name}'`).join(', ')}.` : `Did you mean '${meant}'?`}`;
}
