import { SAMPLE_STATES } from '../../src/domain/samples';
import type { SamplesSought } from '../repositories/samples';
import { misused } from './command';
import { nearest } from '../owner-files/nearest';
import { limitFrom, soughtWords, splitOptions } from './read-options';
import type { ToolReply } from './tool-socket';

export interface SamplesArguments {
  readonly sought: SamplesSought;
  readonly limit: number | null;
  readonly csvFile: string | null;
  readonly overwrites: boolean;
  readonly isJson: boolean;
}

const HINTS = {
  '--state': "--state needs a value behind it, such as '--state new'.",
  '--limit': "--limit needs a value behind it, such as '--limit 200'.",
  '--csv': "--csv needs a value behind it, such as '--csv samples.csv'.",
} as const;

/** Reads the arguments of `samples`; returns the reply when they are wrong. */
export function readSamplesArguments(args: readonly string[]): SamplesArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, HINTS);
  if (problem !== null) return misused(problem);
  const typedState = values.get('--state');
  const state = SAMPLE_STATES.find((candidate) => candidate === typedState?.toLowerCase()) ?? null;
  if (typedState !== undefined && state === null) return misused(unknownState(typedState));
  const limit = limitFrom(values.get('--limit'));
  if (typeof limit === 'string') return misused(limit);
  const csvFile = values.get('--csv') ?? null;
  const isJson = args.includes('--json');
  if (csvFile !== null && isJson) return misused('Choose one of --csv and --json.');
  return { sought: { words: soughtWords(words), state }, limit, csvFile, overwrites: args.includes('--overwrite'), isJson };
}

function unknownState(typed: string): string {
  const meant = nearest(typed, SAMPLE_STATES);
  const all = SAMPLE_STATES.map((state) => `'${state}'`).join(', ');
  return `No order of samples is '${typed}'. ${meant === null ? `There are ${all}.` : `Did you mean '${meant}'?`}`;
}
