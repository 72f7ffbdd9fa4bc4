import { SAMPLE_STATES } from '../../src/domain/samples';
import type { SamplesSought } from '../repositories/samples';
import { misused } from './command';
import { nearest } from '../owner-files/nearest';
import { limitFrom, readOptions } from './read-options';
import type { ToolReply } from './tool-socket';

export interface SamplesArguments {
  readonly sought: SamplesSought;
  readonly limit: number | null;
  readonly csvFile: string | null;
  readonly overwrites: boolean;
  readonly isJson: boolean;
}

const SUCH = { '--state': '--state new', '--limit': '--limit 200', '--csv': '--csv samples.csv' } as const;

/** Reads the arguments of `samples`; returns the reply when they are wrong. */
export function readSamplesArguments(args: readonly string[]): SamplesArguments | ToolReply {
  const typed = readOptions(args, SUCH);
  if ('exitCode' in typed) return typed;
  const { words, values } = typed;
  const typedState = values.get('--state');
  const state = SAMPLE_STATES.find((candidate) => candidate === typedState?.toLowerCase()) ?? null;
  if (typedState !== undefined && state === null) return misused(unknownState(typedState));
  const limit = limitFrom(values.get('--limit'));
  if (typeof limit === 'string') return misused(limit);
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
