import { errorFacts, type Log } from '../log';
import { documentPolicy } from './document-policy';
import { findEarlierBuilds, keepBuild } from './earlier-builds';
import type { FileFolder } from './static-files';

/**
 * The shell stays in installed apps, headers and all, until its text changes; keys for the real payment provider may be
 * configured before that.
 */
const SHELL_HEADERS = { 'Content-Security-Policy': documentPolicy({ stripe: true }) };

/** The payment provider's card field shows our face, and asks for it from its own site. */
const FONT_HEADERS = { 'Access-Control-Allow-Origin': '*' };

function headersFor(path: string): Readonly<Record<string, string>> {
  if (path === '/app.html') return SHELL_HEADERS;
  return path.endsWith('.woff2') ? FONT_HEADERS : {};
}

interface BuiltFilesParts {
  readonly dataDir: string;
  readonly isWorkerWithdrawn: boolean;
  readonly log: Log;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** The files of this build, then `assets` of the earlier ones that ran on this data folder. A data folder that cannot be written costs the latter alone. */
export async function builtFiles(
  clientDir: string,
  { dataDir, isWorkerWithdrawn, log, inBackground }: BuiltFilesParts,
): Promise<readonly FileFolder[]> {
  const thisBuild: FileFolder = { folder: clientDir, headersFor };
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
