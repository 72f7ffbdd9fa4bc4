import { errorFacts, type Log } from '../log';
import { documentPolicy } from './document-policy';
import { findEarlierBuilds, keepBuild } from './earlier-builds';
import type { FileFolder } from './static-files';

/**
 * Installed apps keep the shell with its headers until its text changes. Keys for the real payment provider may be configured
 * before that, so its policy allows Stripe.
 */
const SHELL_HEADERS = { 'Content-Security-Policy': documentPolicy({ stripe: true }) };

/** Stripe's card field uses our font, fetched from Stripe's origin. */
const FONT_HEADERS = { 'Access-Control-Allow-Origin': '*' };

function headersFor(path: string): Readonly<Record<string, string>> {
  if (path === '/app.html') return SHELL_HEADERS;
  return path.endsWith('.woff2') ? FONT_HEADERS : {};
}

/** The manifest is served with the shop's name (shop-manifest.ts). */
const IS_STATIC = /^(?!\/manifest\.webmanifest$)/;

interface BuiltFilesParts {
  readonly dataDir: string;
  readonly isWorkerWithdrawn: boolean;
  readonly log: Log;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** The files of this build, then `assets` of earlier builds on this data folder. Without write access to it, only the latter are missing. */
export async function builtFiles(
  clientDir: string,
  { dataDir, isWorkerWithdrawn, log, inBackground }: BuiltFilesParts,
): Promise<readonly FileFolder[]> {
  const thisBuild: FileFolder = { folder: clientDir, holds: IS_STATIC, headersFor };
  const own = isWorkerWithdrawn ? [{ folder: clientDir, holds: /^\/sw\.js$/, instead: '/withdrawn-sw.js' }, thisBuild] : [thisBuild];
  try {
    const kept = await findEarlierBuilds(clientDir, dataDir);
    inBackground(() => keepBuild(clientDir, kept));
    return [...own, ...kept.earlier.map((folder): FileFolder => ({ folder, holds: /^\/assets\//, headersFor }))];
  } catch (error) {
    log({ level: 'error', event: 'earlier_builds', ...errorFacts(error) });
    return own;
  }
}
