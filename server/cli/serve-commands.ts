import type { OpenDatabase } from '../db/database';
import type { Env } from '../env';
import { errorFacts, type Log } from '../log';
import type { OwnerOrderActions } from '../payments/owner-order-actions';
import { runCommand } from './run-command';
import { SocketFolderProblem } from './socket-folder';
import { serveTool } from './tool-socket';

interface ServedStore {
  readonly database: OpenDatabase;
  readonly dataDir: string;
  readonly log: Log;
  readonly orderActions?: OwnerOrderActions;
  readonly env?: Env;
}

/** Null on PostgreSQL, to which the tool connects by itself, and where there can be no socket that is the owner's alone: the store then goes on without. */
export function serveCommands({ database, dataDir, log, ...parts }: ServedStore): { close(): void } | null {
  if (database.engine !== 'embedded') return null;
  try {
    return serveTool(
      dataDir,
      ({ args, workingDir }, showProgress, signal, showLine) =>
        runCommand({ db: database.db, dataDir, workingDir, showProgress, showLine, signal, ...parts, isStoreOpen: true }, args),
      (error) => log({ level: 'error', event: 'command_failed', ...errorFacts(error) }),
    );
  } catch (error) {
    log({
      level: 'error',
      event: 'tool_without_socket',
      ...(error instanceof SocketFolderProblem ? { what: error.message } : errorFacts(error)),
    });
    return null;
  }
}
