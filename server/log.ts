/**
 * Logs an event with its level: 'info', 'notice', 'warning' or 'error'. Never pass bodies, keys, cookies, query strings or database messages.
 */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** Writes each entry as a line of JSON with its time. Entries of level 'info' (requests, webhooks) need `isVerbose`. */
export function lineLog(write: (line: string) => void, isVerbose: boolean): Log {
  return (entry) => {
    if (isVerbose || entry['level'] !== 'info') write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  };
}

/** What may be logged about an error: class, database code and origin, never the message. */
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

/** The innermost error of a chain of causes: the driver's error inside drizzle's. */
export function rootCause(error: Error): Error {
  let current = error;
  while (current.cause instanceof Error) current = current.cause;
  return current;
}
