import { spawn, type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existsSync } from 'node:fs';

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

/** Installs Debian packages unless the program each is wanted for is there. Throws with what to install where it may not. */
export function ensurePrograms(packageByProgram: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packageByProgram).flatMap(([program, debianPackage]) => (existsSync(program) ? [] : [debianPackage]));
  if (missing.length === 0) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error(`Please install these first: ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')})`);
  console.log(`Installing Debian's ${missing.join(', ')}.`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A screen that nobody sees, for browsers that must have one. */
export async function startScreen(program: string): Promise<{ readonly display: string; end(): Promise<void> }> {
  const screen = startProcess(program, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {}, 1);
  const told = screen.child.stdio[3];
  if (told === null || told === undefined) throw new Error('Xvfb tells nothing');
  const [number] = await Promise.race([once(told, 'data'), once(screen.child, 'close').then(() => [null])]);
  if (number === null) throw new Error('Xvfb did not start');
  return { display: `:${String(number).trim()}`, end: screen.end };
}
