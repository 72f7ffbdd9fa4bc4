import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * https://systemd.io/CREDENTIALS: files that only this service can read, each named after its variable. The environment takes precedence.
 */
export function withCredentials(source: Source): Source {
  const folder = source['CREDENTIALS_DIRECTORY'] ?? '';
  if (folder === '') return source;
  const handedOver = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  return { ...Object.fromEntries(handedOver), ...source };
}
