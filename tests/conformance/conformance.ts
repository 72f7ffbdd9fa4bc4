import { call } from '../../src/api/call';
import { ForeignReplyError, NetworkError } from '../../src/api/errors';
import { getSettings } from '../../src/contract/site';
import { readCommandLine, USAGE } from './command-line';
import { reportJson, resultText, summaryText } from './report';
import { runChecks, type RunOptions } from './run-checks';
import { Visitor, type Fetch } from './visitor';

export interface Surroundings {
  readonly fetch: Fetch;
  readonly print: (text: string) => void;
}

export type ExitCode = 0 | 1 | 2;

/** The whole program: 0 when every check passed or had nothing to look at, 1 when one failed, 2 when it could not be run. */
export async function conformance(args: readonly string[], { fetch, print }: Surroundings): Promise<ExitCode> {
  const line = readCommandLine(args);
  if (line.kind === 'help') {
    print(USAGE);
    return 0;
  }
  if (line.kind === 'misused') {
    print(`${line.problem}\n\n${USAGE}`);
    return 2;
  }
  const options: RunOptions = { ...line.options, fetch };
  const silence = await silenceOf(options);
  if (silence !== null) {
    print(`Nothing answers at ${options.baseUrl}: ${silence}. Start the server, and see whether the address and port are right.`);
    return 2;
  }
  if (!line.isJson) print(`Checking ${options.baseUrl}`);
  const results = await runChecks(options, (result) => {
    if (!line.isJson) print(resultText(result));
  });
  print(line.isJson ? reportJson(options.baseUrl, results) : summaryText(results));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** Why nothing responds; null when anything does. */
async function silenceOf(options: RunOptions): Promise<string | null> {
  const visitor = new Visitor(options);
  visitor.takeOver();
  try {
    await call(getSettings, undefined);
    return null;
  } catch (error) {
    return error instanceof NetworkError && !(error instanceof ForeignReplyError) ? (visitor.last?.failure ?? 'no answer came') : null;
  }
}
