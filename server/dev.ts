import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { openOwnerOrderActions } from './cli/open-owner-order-actions';
import { serveCommands } from './cli/serve-commands';
import type { OpenDatabase } from './db/database';
import { openSeededDatabase } from './seed/seed-database';
import { readEnv, type Env } from './env';
import { lineLog, type Log } from './log';
import { importedPictures, serveStaticFiles } from './site/static-files';
import { openServices } from './open-services';
import { fileHeaders } from './site/file-headers';

declare global {
  // Module code runs again after every edit: the database is opened once per process.
  var developmentDatabase: Promise<OpenDatabase> | undefined;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

let listener: Promise<Listener> | undefined;

/** Mounted by dev-plugin.ts. */
export function apiListener(): Promise<Listener> {
  listener ??= open().catch((error: unknown) => {
    listener = undefined;
    throw error;
  });
  return listener;
}

async function open(): Promise<Listener> {
  const env = readEnv(process.env);
  const log = lineLog((line) => process.stdout.write(line), env.logsRequests);
  // The next request tries again: the folder may be free by then.
  globalThis.developmentDatabase ??= openWithTool(env, log).catch((error: unknown) => {
    globalThis.developmentDatabase = undefined;
    throw error;
  });
  const database = await globalThis.developmentDatabase;
  const { services } = await openServices({
    database,
    env,
    builtPictures: 'public/media',
    log,
    publicUrl: () => env.publicUrl ?? `http://127.0.0.1:${env.port}`,
  });
  return serveStaticFiles(
    [importedPictures(env.dataDir)],
    { log, headersOf: fileHeaders(services.publicUrl) },
    getRequestListener(createApp(services).fetch),
  );
}

async function openWithTool(env: Env, log: Log): Promise<OpenDatabase> {
  const database = await openSeededDatabase({ ...env, isStore: true });
  serveCommands({ database, dataDir: env.dataDir, log, orderActions: openOwnerOrderActions(database.db, env).orderActions, env });
  return database;
}
