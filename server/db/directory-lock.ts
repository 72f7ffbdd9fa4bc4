import { createHash } from 'node:crypto';
import { closeSync, openSync, realpathSync, rmSync, writeSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DataFolderProblem } from './data-folder';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** The embedded engine would admit a second process and lose commits. */
export class DirectoryInUseError extends DataFolderProblem {
  override readonly name = 'DirectoryInUseError';

  constructor(directory: string) {
    super(
      `The data folder ${directory} is in use by another running store. ` +
        'Stop that one first, or start this one with another DATA_DIR (and another PORT).',
    );
  }
}

/**
 * Throws DirectoryInUseError when another process has the folder. On Linux an abstract socket named by the real path: the kernel releases
 * it, also after SIGKILL. Elsewhere a pid file.
 */
export function lockDirectory(directory: string): Promise<DirectoryLock> {
  const realPath = realpathSync(directory);
  return process.platform === 'linux' ? lockBySocket(realPath) : Promise.resolve(lockByPidFile(realPath));
}

function lockBySocket(realPath: string): Promise<DirectoryLock> {
  const digest = createHash('sha256').update(realPath).digest('hex').slice(0, 40);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUseError(realPath) : error);
    });
    server.listen({ path: `\0flooring-store-${digest}` }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

function lockByPidFile(realPath: string): DirectoryLock {
  const file = join(realPath, 'store.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return { release: async () => rmSync(file, { force: true }) };
    } catch {
      if (isRunning(Number(readFileSync(file, 'utf8')))) throw new DirectoryInUseError(realPath);
      rmSync(file, { force: true });
    }
  }
  throw new DirectoryInUseError(realPath);
}

function isRunning(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
