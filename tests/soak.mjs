// `npm run soak`: what `npm test` plays daily, played ten thousand times, each soak with seeds of its own. The seeds are printed:
// SOAK_SEED=<number> plays the same again.   Fewer: npm run soak -- 500
import { spawnSync } from 'node:child_process';

const SEEDS = 1_000_000_000;
const runs = Number(process.argv[2] ?? 10_000);
const seed = Number(process.env.SOAK_SEED ?? Date.now() % SEEDS);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed) || seed < 1) {
  console.error('How many times? Give a whole number from 1: npm run soak -- 500');
  process.exit(2);
}

const SOAKS = [
  { name: 'payment schedules', project: 'postgres', file: 'tests/contract/payment-schedules.test.ts', env: { SCHEDULE_SEED: seed, PAYMENT_SCHEDULES: runs } },
  { name: 'outbox model', project: 'unit', file: 'tests/faults/outbox-model.test.ts', env: { MODEL_SEED: seed, MODEL_RUNS: runs } },
];

const failed = SOAKS.filter(({ name, project, file, env }) => {
  console.log(`\n── ${name}: ${runs} runs, ${Object.keys(env)[0]}=${seed}`);
  const strings = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]));
  const vitest = ['node_modules/.bin/vitest', 'run', file, '--project', project];
  return spawnSync(process.execPath, vitest, { stdio: 'inherit', env: { ...process.env, ...strings } }).status !== 0;
});
console.log(`\n${failed.length === 0 ? 'Nothing found' : `FAILED: ${failed.map(({ name }) => name).join(', ')}`} (SOAK_SEED=${seed})`);
process.exit(failed.length === 0 ? 0 : 1);
