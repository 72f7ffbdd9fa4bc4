// `npm run mutation -- sw src/domain/money.ts`: puts small faults into the code, one at a time, and tells which no test finds.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const places = process.argv.slice(2);
if (places.length === 0) {
  console.error('Which folders or files? For example: npm run mutation -- sw');
  process.exit(2);
}
const mutated = places.flatMap((place) => (statSync(place).isDirectory() ? [`${place}/**/*.ts`] : [place]));
const { status } = spawnSync(
  'node_modules/.bin/stryker',
  ['run', 'tests/mutation/stryker.config.json', '--mutate', [...mutated, '!**/*.test.ts', '!**/*.d.ts'].join(',')],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
