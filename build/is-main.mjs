import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether the module at this address is the program that was started, also by a path through links. */
export function isMain(url) {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === realpathSync(fileURLToPath(url));
}
