// `npm run mutation -- sw src/domain/money.ts`: puts small faults into the code, one at a time, and tells which no test finds.
// `--static` before the places: also into what a module computes when it is loaded, such as its patterns. Slow: for single files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const places = process.argv.slice(2).filter((argument) => argument !== '--static');
if (places.length === 0) {
  console.error('Which folders or files? For example: npm run mutation -- sw');
  process.exit(2);
}
const settings = JSON.parse(readFileSync('tests/mutation/stryker.config.json', 'utf8'));
const config = 'node_modules/.cache/stryker.config.json';
mkdirSync('node_modules/.cache', { recursive: true });
writeFileSync(config, JSON.stringify({ ...settings, ignoreStatic: !process.argv.includes('--static') }));
const mutated = places.flatMap((place) => (statSync(place).isDirectory() ? [`${place}/**/*.ts`] : [place]));
const { status } = spawnSync(
  'node_modules/.bin/stryker',
  ['run', config, '--mutate', [...mutated, '!**/*.test.ts', '!**/*.d.ts'].join(',')],
  // The tests of these places: see vitest.config.ts.
  { stdio: 'inherit', env: { ...process.env, MUTATED: places.join(',') } },
);
for (const line of timedOut()) console.log(line);
process.exit(status ?? 1);

/** Stryker counts these as killed. On a busy machine a sound test is late too: each is to be looked at. */
function timedOut() {
  const { files } = JSON.parse(readFileSync(settings.jsonReporter.fileName, 'utf8'));
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status, statusReason = '' }) => status === 'Timeout' || (status === 'Killed' && statusReason.includes('timed out in')))
      .map(({ location, replacement }) => `Only timed out: ${file}:${location.start.line}:${location.start.column}  ${replacement}`),
  );
}
