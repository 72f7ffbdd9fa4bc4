/** Never pass bodies, keys, cookies, query strings or database messages. Levels: 'info', 'notice', 'warning', 'error'. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** Level 'info' (requests, webhooks) needs `isVerbose`. */
export function lineLog(write: (line: string) => void, isVerbose: boolean): Log {
  return (entry) => {
    if (isVerbose || entry['level'] !== 'info') write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  };
}

/** Never the message, which may hold personal data. */
export function errorFacts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const root = rootCause(error);
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { error: error.name, cause: root === error ? undefined : root.name, code, frames };
}

/** The innermost cause: the driver's error inside drizzle's; the first try, where all addresses of a host were tried in vain. */
export function rootCause(error: Error): Error {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return cause instanceof Error ? rootCause(cause) : error;
}
