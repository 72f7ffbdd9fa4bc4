import { once } from 'node:events';
import { startProcess } from './own-process';

/** A screen that nobody sees, for browsers that must have one. */
export async function startScreen(program: string): Promise<{ readonly display: string; end(): Promise<void> }> {
  const screen = startProcess(program, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {}, 1);
  const told = screen.child.stdio[3];
  if (told === null || told === undefined) throw new Error('Xvfb tells nothing');
  const [number] = await Promise.race([once(told, 'data'), once(screen.child, 'close').then(() => [null])]);
  if (number === null) throw new Error('Xvfb did not start');
  return { display: `:${String(number).trim()}`, end: screen.end };
}
