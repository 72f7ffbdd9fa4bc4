import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app';
import { correctableProblem } from './cli/failure-words';
import { openLines } from './cli/start-lines';
import { serveCommands } from './cli/serve-commands';
import { shopClock, shopDayOf } from '../src/domain/shop-day';
import { closeServer, createStoreServer } from './http/store-server';
import { refusalTo } from './http/error-reply';
import { dataHeaders } from './http/security-headers';
import { databaseTrouble } from './db/database-trouble';
import { openSeededDatabase } from './seed/seed-database';
import { withCredentials } from './security/credentials';
import { paymentProblem, readEnv, type Env } from './env';
import { errorFacts, lineLog } from './log';
import { openServices, type Services } from './open-services';
import { onStopSignal } from './stop-signals';
import { SUMMARY_LOOK_MS, writeDailySummary } from './mail/daily-summary';
import { deleteOldContentBackups } from './backup/kept-backups';
import { deleteOldWrittenMails } from './mail/written-mails';
import { deleteExpired, keptSince } from './repositories/retention';
import { countOwners } from './repositories/staff';
import { listPromos } from './repositories/promos';
import { publishDueArticles } from './repositories/due-articles';
import { publishMovedStock } from './repositories/stock';
import type { StoreApp } from './http/store-app';

/** For open requests after SIGTERM. */
const SHUTDOWN_LIMIT_MS = 10_000;
const HOUSEKEEPING_EVERY_MS = 24 * 60 * 60 * 1000;
/** Each publication renders all documents again on their next request. */
const PUBLISH_STOCK_EVERY_MS = 5 * 60 * 1000;
/** The longest delay of an article after midnight. */
const PUBLISH_ARTICLES_EVERY_MS = 60_000;
const DATABASE_RETRY_MS = 1_000;

/** Mounts everything besides the API. */
export type MountSite = (app: StoreApp, services: Services) => Promise<RequestListener>;

/** Runs until SIGTERM, SIGINT or SIGHUP. A failed start exits with 1. */
export function runStore(mountSite: MountSite, builtPictures?: string): void {
  start(mountSite, builtPictures).catch((error: unknown) => stop(startProblem(error)));
}

function startProblem(error: unknown): string {
  return (
    correctableProblem(error) ?? `The store could not start.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  );
}

async function start(mountSite: MountSite, builtPictures: string | undefined): Promise<void> {
  const env = readEnv(withCredentials(process.env));
  const problem = paymentProblem(env);
  if (problem !== null) stop(problem);
  const log = lineLog((line) => process.stdout.write(line), env.logsRequests);
  let handle: RequestListener = replyAway(env.publicUrl ?? '');
  const { trustProxyHops } = env;
  const server = createStoreServer((request, response) => handle(request, response), { trustProxyHops, publicUrl: env.publicUrl ?? '' });
  let listeningAt = '';
  const open = async () => {
    const database = await openSeededDatabase({ ...env, isStore: true });
    try {
      return { database, ...(await openServices({ database, env, log, builtPictures, publicUrl: () => env.publicUrl ?? listeningAt })) };
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  const { database, services, settled } = await openWhenThere(env, open, async (error) => {
    log({ level: 'error', event: 'database_away', ...errorFacts(error) });
    if (!server.listening) await listen(server, env);
  });
  const app = createApp(services);
  const tool = serveCommands({ database, dataDir: env.dataDir, log, orderActions: services.payments.orderActions, env });
  const tidyUp = (): void =>
    services.inBackground(async () => {
      await deleteExpired(database.patientDb, services.now());
      await deleteOldWrittenMails(env.dataDir, keptSince('writtenMails', services.now()));
      await deleteOldContentBackups(env.dataDir, keptSince('contentBackups', services.now()));
    });
  tidyUp();
  setInterval(tidyUp, HOUSEKEEPING_EVERY_MS).unref();
  startSummaries(services);
  startPublishing(services);
  handle = await mountSite(app, services);
  if (!server.listening) await listen(server, env);
  listeningAt = addressOf(server, env);
  // After the address is known: links in mails start with it.
  const stopReconciling = env.isRehearsal ? () => undefined : services.payments.startReconciling();
  const stopSending = services.mailOutbox.startSending();
  const opened = openLines({
    address: listeningAt,
    env,
    promos: await listPromos(database.db),
    hasDesk: (await countOwners(database.db)) > 0,
    now: services.now(),
  });

  const shutDown = async (): Promise<void> => {
    process.stdout.write('Stopping the store.\n');
    await closeServer(server, SHUTDOWN_LIMIT_MS);
    stopReconciling();
    stopSending();
    tool?.close();
    await settled();
    await database.close();
    process.stdout.write('The store has stopped. Its data is kept.\n');
    process.exit(0);
  };
  // Before the lines: whoever reads them may stop the store at once.
  onStopSignal(() => void shutDown());
  process.stdout.write(opened);
}

function startSummaries({ env, database: { db }, mailOutbox, inBackground, now }: Services): void {
  const { summaryAt: at, ordersTo: to } = env;
  if (at === null) return;
  const look = (): void =>
    inBackground(async () => {
      if (await writeDailySummary({ db, to, at, shopClock }, now())) mailOutbox.wake();
    });
  look();
  setInterval(look, SUMMARY_LOOK_MS).unref();
}

function startPublishing({ database: { patientDb }, inBackground, now }: Services): void {
  // `patientDb`: both may wait for a running import.
  const publishArticles = (): void => inBackground(async () => void (await publishDueArticles(patientDb, shopDayOf(now()))));
  publishArticles();
  setInterval(publishArticles, PUBLISH_ARTICLES_EVERY_MS).unref();
  setInterval(() => inBackground(async () => void (await publishMovedStock(patientDb))), PUBLISH_STOCK_EVERY_MS).unref();
}

/** Retries only while a PostgreSQL server is unavailable. */
async function openWhenThere<Opened>(env: Env, open: () => Promise<Opened>, onAway: (error: unknown) => Promise<void>): Promise<Opened> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (env.databaseUrl === null || databaseTrouble(error) === null) throw error;
      await onAway(error);
    }
    await pause(DATABASE_RETRY_MS);
  }
}

const AWAY_MESSAGE = 'The store is not available just now. Please try again in a moment.';

const replyAway =
  (publicUrl: string): RequestListener =>
  ({ url = '' }, response) => {
    const isData = /^\/(api\/|healthz)/.test(url);
    const contentType = isData ? 'application/json' : 'text/plain; charset=utf-8';
    response.writeHead(503, { ...dataHeaders(publicUrl), 'Retry-After': '5', 'Content-Type': contentType });
    response.end(isData ? JSON.stringify(refusalTo(url.split('?')[0] ?? '', AWAY_MESSAGE)) : `${AWAY_MESSAGE}\n`);
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
    ? `Port ${env.port} is in use. Stop the program that has it, or choose another port: PORT=${env.port === 8080 ? 8081 : 8080} npm start`
    : `The store cannot listen at ${env.host}:${env.port} (${error.code ?? error.name}). Choose another HOST or PORT.`;
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
