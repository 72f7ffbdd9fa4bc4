import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what systemd hands over as credentials (https://systemd.io/CREDENTIALS): files of a folder that this service alone can read, each
 * named after the variable it stands for. What the environment says itself stays.
 */
export function withCredentials(source: Source): Source {
  const folder = source['CREDENTIALS_DIRECTORY'] ?? '';
  if (folder === '') return source;
  const handedOver = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  return { ...Object.fromEntries(handedOver), ...source };
}
