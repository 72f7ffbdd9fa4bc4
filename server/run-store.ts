import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app';
import { serveCommands } from './cli/serve-commands';
import { closeServer } from './http/close-server';
import type { OpenDatabase } from './db/database';
import { DirectoryInUseError } from './db/directory-lock';
import { isDatabaseAway } from './db/is-database-away';
import { openDatabase } from './db/open-database';
import { readEnv, type Env } from './env';
import { errorFacts, lineLog } from './log';
import { openServices } from './open-services';
import { deleteExpired } from './repositories/housekeeping';
import type { Services, StoreApp } from './services';

/** Time for open requests to finish after SIGTERM. */
const SHUTDOWN_LIMIT_MS = 10_000;
/** Longer than proxies keep an idle connection (nginx 60 s): the one that closes first must not be the one that is being sent to. */
const KEEP_ALIVE_MS = 75_000;
const HOUSEKEEPING_EVERY_MS = 24 * 60 * 60 * 1000;
const DATABASE_RETRY_MS = 1_000;

/** Adds what is not the API, and gives the listener for requests. */
export type MountSite = (app: StoreApp, services: Services) => Promise<RequestListener>;

/** `builtPictures` is the folder of the build's pictures. Runs the store until SIGTERM or SIGINT. What keeps it from starting is said in words, and ends the process with 1. */
export function runStore(mountSite: MountSite, builtPictures?: string): void {
  start(mountSite, builtPictures).catch((error: unknown) => {
    const isExpected = error instanceof DirectoryInUseError || (error instanceof Error && error.message.startsWith('Invalid env provided'));
    stop(
      isExpected ? error.message : `The store could not start.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  });
}

async function start(mountSite: MountSite, builtPictures: string | undefined): Promise<void> {
  const env = readEnv(process.env);
  const log = lineLog((line) => process.stdout.write(line), env.logsRequests);
  let answer: RequestListener = answerAway;
  const server = createServer((request, response) => answer(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const database = await openWhenThere(env, async (error) => {
    log({ level: 'error', event: 'database_away', ...errorFacts(error) });
    if (!server.listening) await listen(server, env);
  });
  let listeningAt = '';
  const { services, settled } = await openServices({ database, env, log, builtPictures, publicUrl: () => env.publicUrl ?? listeningAt });
  const app = createApp(services);
  const tool = serveCommands(database, env.dataDir, log);
  const tidyUp = (): void => services.inBackground(() => deleteExpired(database.db, services.now()));
  tidyUp();
  setInterval(tidyUp, HOUSEKEEPING_EVERY_MS).unref();
  answer = await mountSite(app, services);
  if (!server.listening) await listen(server, env);
  listeningAt = addressOf(server, env);
  // Not before the address is known, which is what links in mails begin with.
  const stopReconciling = services.payments.startReconciling();
  const stopSending = services.mailOutbox.startSending();
  process.stdout.write(`Store open at ${listeningAt}\n`);

  const shutDown = async (): Promise<void> => {
    await closeServer(server, SHUTDOWN_LIMIT_MS);
    stopReconciling();
    stopSending();
    tool?.close();
    await settled();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());
}

/** Asks again while a PostgreSQL server cannot be reached; whatever else is wrong with a database is thrown. */
async function openWhenThere(env: Env, onAway: (error: unknown) => Promise<void>): Promise<OpenDatabase> {
  for (;;) {
    try {
      return await openDatabase(env);
    } catch (error) {
      if (env.databaseUrl === null || !isDatabaseAway(error)) throw error;
      await onAway(error);
    }
    await pause(DATABASE_RETRY_MS);
  }
}

const answerAway: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The store is not available just now. Please try again in a moment.\n');
};

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((done) => {
    server.once('error', (error) => stop(listenProblem(error, env)));
    server.listen(env.port, env.host, done);
  });
}

function addressOf(server: Server, env: Env): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  return `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`;
}

function listenProblem(error: NodeJS.ErrnoException, env: Env): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${env.port} is taken by another program. Stop it, or start the store with another PORT.`
    : `The store cannot listen at ${env.host}:${env.port} (${error.code ?? error.name}).`;
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
