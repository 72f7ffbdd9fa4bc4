import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
