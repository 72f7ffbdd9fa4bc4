import { errorFacts, type Log } from '../log';
import { webpOnRequest } from '../media/webp-copies';
import { documentPolicy } from './document-policy';
import { findEarlierBuilds, keepBuild } from './earlier-builds';
import type { FileFolder } from './static-files';

/** Installed apps keep the shell's headers, and Stripe may be configured later: it is always allowed. */
const SHELL_HEADERS = { 'Content-Security-Policy': documentPolicy({ stripe: true }) };

/** Stripe's card field loads our font from Stripe's origin. */
const FONT_HEADERS = { 'Access-Control-Allow-Origin': '*' };

function headersFor(path: string): Readonly<Record<string, string>> {
  if (path === '/app.html') return SHELL_HEADERS;
  return path.endsWith('.woff2') ? FONT_HEADERS : {};
}

/** shop-manifest.ts serves the manifest. */
const IS_STATIC = /^(?!\/manifest\.webmanifest$)/;

interface BuiltFilesParts {
  readonly dataDir: string;
  readonly isWorkerWithdrawn: boolean;
  readonly log: Log;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** This build, then the `assets` of earlier builds on this data folder (decision 0012). */
export async function builtFiles(
  clientDir: string,
  { dataDir, isWorkerWithdrawn, log, inBackground }: BuiltFilesParts,
): Promise<readonly FileFolder[]> {
  const thisBuild: FileFolder = { folder: clientDir, holds: IS_STATIC, headersFor, makeMissing: webpOnRequest(clientDir) };
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
