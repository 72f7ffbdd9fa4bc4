import { versionOf } from '../contract/envelope';
import { transport, type Transport } from './transport';

/** By the database's name: numbers of different names say nothing about each other. */
export type VersionsRead = ReadonlyMap<string, { readonly number: number; readonly atMs: number }>;

/** After this time a lower number counts: a database may have been set back to an earlier day under a page that stays open. */
const FORGOTTEN_AFTER_MS = 600_000;

const NONE: VersionsRead = new Map();
const read = new WeakMap<Transport, VersionsRead>();

/** Call before sending: replies to calls that overlap may come in any order. */
export function versionsRead(): VersionsRead {
  return read.get(transport()) ?? NONE;
}

/** Whether a reply is of an older version than was known when its call was sent; remembers its version if not. */
export function isStale(body: Readonly<Record<string, unknown>>, known: VersionsRead): boolean {
  const version = versionOf(body);
  if (version === null) return false;
  const { name, number } = version;
  if (isNewer(known, name, number)) return true;
  const now = versionsRead();
  if (!isNewer(now, name, number)) read.set(transport(), new Map([...now, [name, { number, atMs: performance.now() }]]));
  return false;
}

function isNewer(versions: VersionsRead, name: string, number: number): boolean {
  const seen = versions.get(name);
  return seen !== undefined && seen.number > number && performance.now() - seen.atMs < FORGOTTEN_AFTER_MS;
}
