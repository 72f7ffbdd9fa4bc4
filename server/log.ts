import { remembered } from './http/remembered';

/** One JSON line per event. Never pass bodies, keys, cookies, query strings or database messages. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** How long a line waits for others, at most. */
const WRITE_EVERY_MS = 50;
const PAGE_BYTES = 64 * 1024;
/** Of UTF-8, for one unit of a text's length. */
const MAX_BYTES_EACH = 3;

export interface GatheredLines {
  add(line: string): void;
  /** Writes what waits: to be called before the process ends. */
  flush(): void;
}

/** Writes lines together: a write for each request, or for each turn of the event loop, costs as much as a quick reply. */
export function gatherLines(write: (text: Uint8Array | string) => void): GatheredLines {
  const page = Buffer.allocUnsafe(PAGE_BYTES);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const lines = Buffer.from(page.subarray(0, used));
    used = 0;
    write(lines);
  };
  return {
    flush,
    add(line) {
      const mayTake = line.length * MAX_BYTES_EACH;
      if (used + mayTake > PAGE_BYTES) flush();
      if (mayTake > PAGE_BYTES) return write(line);
      used += page.write(line, used);
      timer ??= setTimeout(flush, WRITE_EVERY_MS).unref();
    },
  };
}

/** Writes each entry as one line with its time; an error's line waits for nothing. */
export function lineLog(add: (line: string) => void, flush: () => void = () => undefined, now: () => number = Date.now): Log {
  let writtenAt = Number.NaN;
  let timeText = '';
  const quoted = remembered((text) => JSON.stringify(text));
  return (entry) => {
    const at = now();
    if (at !== writtenAt) timeText = new Date(at).toISOString();
    writtenAt = at;
    let line = `{"at":"${timeText}"`;
    for (const name in entry) line += fieldText(name, entry[name], quoted);
    add(`${line}}\n`);
    if (entry['level'] === 'error') flush();
  };
}

/** By hand: twice as quick as JSON of the whole, and a line is a good part of what a quick reply costs. */
function fieldText(name: string, value: unknown, quoted: (text: string) => string): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return `,"${name}":${quoted(value)}`;
  return `,"${name}":${typeof value === 'number' && Number.isFinite(value) ? value : JSON.stringify(value)}`;
}

/** What may be written about an error: its class, its database code and where it came from, never its message. */
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

/** The innermost error of a chain of causes: the driver's own below drizzle's. */
export function rootCause(error: Error): Error {
  let current = error;
  while (current.cause instanceof Error) current = current.cause;
  return current;
}
