import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'store-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, maxRetries: 9, force: true }));

describe('The lock of a data folder', () => {
  it('is had by one, and free again after its release', async () => {
    const first = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUseError);
    await first.release();
    await (await lockDirectory(directory)).release();
  });

  it('is not got round by another name of the folder', async () => {
    const alias = join(directory, 'alias');
    symlinkSync(directory, alias);
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(alias)).rejects.toThrow('is in use by another running store. Stop that one first');
    await lock.release();
  });

  it('is won by one of ten at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)));
    const won = tries.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  });

  it.runIf(process.platform === 'linux')('is free at once when its process is killed', async () => {
    const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 40);
    const program = `require('node:net').createServer().listen({ path: '\\0flooring-store-${name}' }, () => console.log('locked'))`;
    const holder = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUseError);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await lockDirectory(directory)).release();
  });
});
