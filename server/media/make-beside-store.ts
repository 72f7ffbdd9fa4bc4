import { spawn } from 'node:child_process';
import { lacksWebpCopies } from './webp-copies';

/**
 * Starts `program` (make-webp, as it was built) when copies are missing in `folder`; `onMade` hears that all are there. It ends with a store that
 * stops in order; the next start goes on with what is missing. Where the folder cannot be written, the copies stay missing.
 */
export async function makeBesideStore(program: string, folder: string, onMade: () => void): Promise<void> {
  if (!(await lacksWebpCopies(folder))) return;
  const maker = spawn(process.execPath, [program, folder], { stdio: 'ignore' });
  const end = (): void => void maker.kill();
  process.once('exit', end);
  maker.once('error', () => undefined);
  maker.once('exit', (code) => {
    process.off('exit', end);
    if (code === 0) onMade();
  });
}
