import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningServer {
  readonly port: number;
  /** Processor time used so far by all its threads, in ms; null where /proc does not tell. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** The built store as its own process, whose disk takes `syncMs` longer to keep something. Its log goes to a file, so that whoever asks does not have to read it. */
export async function startStore(dataDir: string, databaseUrl: string | null, syncMs = 0): Promise<RunningServer> {
  const logFile = join(dataDir, 'store.log');
  const log = await open(logFile, 'w');
  const given = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const env = {
    ...process.env,
    ...given,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DISK_SYNC_MS: String(syncMs),
  };
  const child = spawn(process.execPath, ['--import', './bench/api/slow-disk.mjs', 'dist/server/main.js'], {
    env,
    stdio: ['ignore', log.fd, 'inherit'],
  });
  const givesUpAt = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < givesUpAt) {
    const port = /Store open at http:\/\/127\.0\.0\.1:(\d+)/.exec(await readFile(logFile, 'utf8'))?.[1];
    if (port !== undefined) return { port: Number(port), cpuMs: () => cpuMsOf(child), stop: () => ended(child).then(() => log.close()) };
    await pause(50);
  }
  throw new Error(`The store did not start:\n${await readFile(logFile, 'utf8')}`);
}

/** Node alone, sending this reply to whatever is asked. */
export async function startBare(
  folder: string,
  reply: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
): Promise<RunningServer> {
  const file = join(folder, 'bare-reply.json');
  await writeFile(file, JSON.stringify({ headers: reply.headers, bodyBase64: reply.body.toString('base64') }));
  return started(spawn(process.execPath, ['bench/api/bare-server.mjs', file], { stdio: ['ignore', 'pipe', 'inherit'] }), /^(\d+)$/m);
}

function started(child: ChildProcess, announcement: RegExp): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    let output = '';
    let isUp = false;
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}:\n${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (isUp) return;
      output += chunk.toString();
      const port = announcement.exec(output)?.[1];
      if (port === undefined) return;
      isUp = true;
      resolve({ port: Number(port), cpuMs: () => cpuMsOf(child), stop: () => ended(child) });
    });
  });
}

/** Linux counts it in hundredths of a second, for programs, on every machine. */
const MS_PER_TICK = 10;

function cpuMsOf({ pid }: ChildProcess): number | null {
  try {
    // After the program's name in brackets: state is the first field, user and system time the twelfth and thirteenth.
    const fields =
      readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
