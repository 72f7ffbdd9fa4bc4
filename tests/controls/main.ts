// `npm run controls [-- words…]`: takes fixes out, one at a time, and tells which no test misses. With words, only those that have one of them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Fix } from './fix';
import { FIXES } from './fixes';
import { LOCKS } from './locks';

const VITEST_REPORT = z.object({
  testResults: z.array(z.object({ message: z.string(), assertionResults: z.array(z.object({ status: z.string(), title: z.string() })) })),
});

const MOST_MS = 240_000;

/** Bundling this program set NODE_ENV to production, in which the tests of pages do not run. */
const { NODE_ENV: _ofTheBundler, ...env } = process.env;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = [...FIXES, ...LOCKS].filter(({ what }) => words.length === 0 || words.some((word) => what.toLowerCase().includes(word)));
const notMissed = wanted.filter((fix) => {
  const isMissed = isMissedBy(fix);
  console.log(`${isMissed ? 'missed' : 'NOT MISSED'}: ${fix.what} (${fix.test})`);
  return !isMissed;
});
console.log(`${wanted.length - notMissed.length} of ${wanted.length} fixes are missed by their test when they are taken out.`);
process.exitCode = notMissed.length === 0 ? 0 : 1;

/** Whether the named test fails without the fix. The file is put back in any case. */
function isMissedBy({ file, text, instead = '', test, project, title }: Fix): boolean {
  const whole = readFileSync(file, 'utf8');
  // '%s' and the like stand for the figures of a case.
  const titled = new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sdjo]/g, '.*')}$`);
  if (whole.split(text).length !== 2) throw new Error(`${file} does not hold this once: ${text}`);
  writeFileSync(
    file,
    whole.replace(text, () => instead),
  );
  const restore = (): void => writeFileSync(file, whole);
  process.once('SIGINT', restore);
  try {
    const run = spawnSync(
      'node_modules/.bin/vitest',
      ['run', ...(project === undefined ? [] : ['--project', project]), '--retry', '0', '--reporter', 'json', test],
      {
        encoding: 'utf8',
        env,
        maxBuffer: 256 * 1024 * 1024,
        // Without some fixes everything stands still.
        timeout: MOST_MS,
        killSignal: 'SIGKILL',
      },
    );
    if (run.error !== undefined) return 'code' in run.error && run.error.code === 'ETIMEDOUT';
    const report = VITEST_REPORT.parse(JSON.parse(run.stdout.slice(run.stdout.indexOf('{"num'))));
    const ran = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = ran.filter(({ status }) => status === 'failed');
    if (ran.length === 0) throw new Error(`${test} ran no test: ${report.testResults.map(({ message }) => message).join('\n')}`);
    return failed.some((result) => titled.test(result.title));
  } finally {
    restore();
    process.off('SIGINT', restore);
  }
}
