import { SAMPLE_STATES } from '../../src/domain/samples';
import type { SamplesSought } from '../repositories/samples';
import { misused } from './command';
import { nearest } from './nearest';
import type { ToolReply } from './tool-socket';

/** The arguments of `samples`. */
export interface SamplesArguments {
  readonly sought: SamplesSought;
  /** Null when none was typed. */
  readonly limit: number | null;
  /** Null for none. */
  readonly csvFile: string | null;
  readonly overwrites: boolean;
  readonly isJson: boolean;
}

const MAX_LIMIT = 100_000;
const SUCH = { '--state': '--state new', '--limit': '--limit 200', '--csv': '--csv samples.csv' } as const;

/** Reads the arguments of `samples`, or says what is wrong with them. */
export function readSamplesArguments(args: readonly string[]): SamplesArguments | ToolReply {
  const words: string[] = [];
  const values = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg !== '--state' && arg !== '--limit' && arg !== '--csv') {
      if (!arg.startsWith('--')) words.push(...arg.split(/\s+/).filter((word) => word !== ''));
      continue;
    }
    const value = args[index + 1];
    if (value === undefined || value.startsWith('--')) return misused(`${arg} needs a value behind it, such as '${SUCH[arg]}'.`);
    values.set(arg, value);
    index += 1;
  }
  const typedState = values.get('--state');
  const state = SAMPLE_STATES.find((candidate) => candidate === typedState?.toLowerCase()) ?? null;
  if (typedState !== undefined && state === null) return misused(unknownState(typedState));
  const typedLimit = values.get('--limit');
  const limit = typedLimit === undefined ? null : /^\d{1,6}$/.test(typedLimit) ? Number(typedLimit) : 0;
  if (limit !== null && (limit < 1 || limit > MAX_LIMIT))
    return misused(`'${typedLimit}' is no number of orders. Write a whole number from 1 to ${MAX_LIMIT}.`);
  const csvFile = values.get('--csv') ?? null;
  const isJson = args.includes('--json');
  if (csvFile !== null && isJson) return misused('Choose one of --csv and --json.');
  return { sought: { words, state }, limit, csvFile, overwrites: args.includes('--overwrite'), isJson };
}

function unknownState(typed: string): string {
  const meant = nearest(typed, SAMPLE_STATES);
  const all = SAMPLE_STATES.map((state) => `'${state}'`).join(', ');
  return `No order of samples is '${typed}'. ${meant === null ? `There are ${all}.` : `Did you mean '${meant}'?`}`;
}
