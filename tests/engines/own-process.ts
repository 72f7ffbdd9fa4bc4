import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program with all that it starts, ended together. */
export interface OwnProcess {
  readonly child: ChildProcess;
  end(): Promise<void>;
}

/** Starts a program as the head of a process group of its own. `pipes` are file descriptors from 3 on that it may write to. */
export function startProcess(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}, pipes = 0): OwnProcess {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', ...Array.from({ length: pipes }, () => 'pipe' as const)],
  });
  const ended = once(child, 'close').catch(() => undefined);
  return {
    child,
    async end() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** A folder of its own for a browser's profile. */
export async function newProfile(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sps-flooring-engine-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
