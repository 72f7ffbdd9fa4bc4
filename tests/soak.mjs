// `npm run soak`: what `npm test` plays daily, played ten thousand times, each soak with seeds of its own.
//   fewer: npm run soak -- 500      one of the two: npm run soak -- 500 schedules (or: outbox)      the same again: SOAK_SEED=<number>
//   only when named: twenty kills of a real browser in the middle of writing (kills), 20,000 malformed requests to each engine (requests),
//   shoppers, owner and provider at once (crowd)
// It plays in parts and says after each how to go on from there, so that a soak may be broken off, or shared by several machines.
import { spawnSync } from 'node:child_process';

const SEEDS = 1_000_000_000;
const RUNS = 10_000;
const RUNS_OF_A_PART = 500;
const vitest = (file, project) => ['node_modules/.bin/vitest', 'run', file, '--project', project];
const SOAKS = {
  schedules: {
    title: 'payment schedules',
    command: vitest('tests/contract/payment-schedules.test.ts', 'postgres'),
    seed: 'SCHEDULE_SEED',
    runsName: 'PAYMENT_SCHEDULES',
  },
  outbox: {
    title: 'outbox model',
    command: vitest('tests/faults/cart-model.test.ts', 'unit'),
    seed: 'MODEL_SEED',
    runsName: 'MODEL_RUNS',
  },
};
/** `needsBuild`: a built store and a browser. */
const NAMED_SOAKS = {
  requests: {
    title: 'malformed requests to each engine',
    command: [...vitest('tests/fuzz/malformed-requests.test.ts', 'embedded'), '--project', 'postgres'],
    seed: 'FUZZ_SEED',
    runsName: 'FUZZ_COUNT',
    usualRuns: 20_000,
    runsOfAPart: 20_000,
  },
  crowd: {
    title: 'rounds of a crowd',
    command: vitest('tests/servers/crowd.test.ts', 'postgres'),
    seed: 'CROWD_SEED',
    runsName: 'CROWD_ROUNDS',
  },
  kills: {
    title: 'kills of a browser',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'tests/kills/playwright.config.ts'],
    seed: 'KILL_SEED',
    runsName: 'BROWSER_KILLS',
    usualRuns: 20,
    needsBuild: true,
  },
};
const ALL_SOAKS = { ...SOAKS, ...NAMED_SOAKS };

const given = process.argv.slice(2);
const names = given.filter((word) => word in ALL_SOAKS);
const [count, ...unknown] = given.filter((word) => !(word in ALL_SOAKS));
const firstSeed = Number(process.env.SOAK_SEED ?? 1 + (Date.now() % SEEDS));
if (!/^[1-9]\d*$/.test(count ?? '1') || !Number.isInteger(firstSeed) || firstSeed < 1 || unknown.length > 0) {
  console.error(`How many times, and which? For example: npm run soak -- 500 schedules. There are: ${Object.keys(ALL_SOAKS).join(', ')}`);
  process.exit(2);
}

if (
  names.some((name) => ALL_SOAKS[name].needsBuild === true) &&
  spawnSync(process.execPath, ['build/build.mjs'], { stdio: 'inherit' }).status !== 0
)
  process.exit(1);
const failed = (names.length === 0 ? Object.keys(SOAKS) : names).flatMap((name) => playSoak(name, ALL_SOAKS[name]));
console.log(
  failed.length === 0 ? `\nNothing found (SOAK_SEED=${firstSeed})` : `\nFAILED; each of these plays its part again:\n${failed.join('\n')}`,
);
process.exit(failed.length === 0 ? 0 : 1);

/** Plays all parts, also after one that failed; gives the commands that play the failed ones again. */
function playSoak(name, { title, command, seed, runsName, usualRuns = RUNS, runsOfAPart = RUNS_OF_A_PART }) {
  const runs = Number(count ?? usualRuns);
  const failures = [];
  for (let done = 0; done < runs; done += runsOfAPart) {
    const part = { [seed]: String(firstSeed + done), [runsName]: String(Math.min(runsOfAPart, runs - done)) };
    const { status, signal } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...part } });
    if (signal !== null) process.exit(130);
    if (status !== 0)
      failures.push(
        `${Object.entries(part)
          .map(([key, value]) => `${key}=${value}`)
          .join(' ')} node ${command.join(' ')}`,
      );
    const played = Math.min(done + runsOfAPart, runs);
    const rest = played === runs ? '' : `; to go on from here: SOAK_SEED=${firstSeed + played} npm run soak -- ${runs - played} ${name}`;
    console.log(`── ${title}: ${played} of ${runs} played, ${failures.length} parts with something wrong${rest}\n`);
  }
  return failures;
}
