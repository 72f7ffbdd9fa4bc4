import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSeededDatabase } from '../seed/seed-database';
import { readEnv, type Env } from '../env';
import { withCredentials } from '../security/credentials';
import type { Command } from './command';
import { commandFailure } from './failure-words';
import { readCommand, runCommand } from './run-command';
import { openOwnerOrderActions } from './open-owner-order-actions';
import { onStopSignal } from '../stop-signals';
import { createProgress } from './progress';
import { askRunningStore, type ToolReply, type ToolRequest } from './tool-socket';

const { showProgress, endProgress } = createProgress(process.stderr);

const showLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run store`: sends the command to the running store; opens the database itself when none runs. */
async function main(args: readonly string[]): Promise<ToolReply> {
  const command = readCommand(args);
  if (!('run' in command)) return command;
  const env = readEnv(withCredentials(process.env));
  // npm runs scripts in the project's folder; INIT_CWD is the owner's.
  const request = { args, workingDir: process.env['INIT_CWD'] ?? process.cwd() };
  if (env.databaseUrl === null) {
    const reply = await askRunningStore(env.dataDir, request, showProgress, showLine);
    if (reply !== null) return reply;
    const refusal = existsSync(join(env.dataDir, 'db')) ? null : await refuseNewShop(env, command, request);
    if (refusal !== null) return refusal;
  }
  return runHere(env, request);
}

async function refuseNewShop({ dataDir }: Env, command: Command, request: ToolRequest): Promise<ToolReply | null> {
  if (command.beforeNewShop !== undefined) return command.beforeNewShop(request);
  return { exitCode: 1, text: `There is no store in ${dataDir} yet. Start it once with 'npm start', or set DATA_DIR.\n` };
}

async function runHere(env: Env, { args, workingDir }: ToolRequest): Promise<ToolReply> {
  const database = await openSeededDatabase(env);
  const { orderActions, settled } = openOwnerOrderActions(database.db, env);
  const stop = new AbortController();
  // The first Ctrl+C lets the command finish its work and close the database; the second ends the process.
  onStopSignal(() => stop.abort());
  try {
    return await runCommand(
      { db: database.db, dataDir: env.dataDir, workingDir, showProgress, showLine, signal: stop.signal, orderActions, env },
      args,
    );
  } finally {
    await settled();
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  ({ exitCode, text }) => {
    endProgress();
    (exitCode === 0 ? process.stdout : process.stderr).write(text);
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    endProgress();
    process.stderr.write(`${commandFailure(error)}\n`);
    process.exitCode = 1;
  },
);
