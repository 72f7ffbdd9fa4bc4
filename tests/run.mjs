// `npm test`: what a person waits for. Says in words what failed and what to look at.
// One step alone: npm test -- types     Several: npm test -- types unit
// Everything, as CI before a change lands: npm test -- whole (docs/decisions/0056)
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findChromium, findHeadlessChromium } from './browser/find-chromium.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';
import { failedFilesInVitest, failedInLighthouse, failedInPlaywright, failedInVitest } from './failed-tests.mjs';

const PROJECTS = [
  'src',
  'src/contract',
  'src/desk',
  'sw',
  'server',
  'server/payments/stand-in/stripe-js',
  'build',
  'pictures',
  'tests',
  'bench',
];

const given = process.argv.slice(2);
const isWhole = given.includes('whole');
const wanted = given.filter((name) => name !== 'whole');

const bin = (name, ...args) => [process.execPath, `node_modules/.bin/${name}`, ...args];

const VITEST = bin('vitest', 'run', '--reporter=dot', '--reporter=./tests/unit-report.mjs');

/** Promises that nothing waits for: most tests pass without an `await`, since a quick database has answered by then. Needs types, hence apart. */
const FLOATING_PROMISES = bin('oxlint', '--deny-warnings', '--type-aware', '--config', 'tests/promises.oxlintrc.json', '.');

const UNIT_REPORT = 'node_modules/.cache/unit-report.json';
const BROWSER_REPORT = 'node_modules/.cache/browser-report.json';
const LIGHTHOUSE_REPORT = '.lighthouseci/assertion-results.json';
const AUDIT = bin('lhci', 'autorun');

const STEPS = [
  {
    name: 'types',
    means: 'the types do not fit; the lines above name the files',
    // One checker each: they run beside one another.
    commands: PROJECTS.map((project) => bin('tsc', '--singleThreaded', '-p', project)),
  },
  {
    name: 'lint',
    means: 'the linter found something (the lines above say where), or a file is not formatted (npm run format)',
    commands: [bin('oxlint', '--deny-warnings', '.'), FLOATING_PROMISES, bin('oxfmt', '--check', '.')],
  },
  { name: 'unused', means: 'files, exports or packages that nothing uses', commands: [bin('knip', '--config', 'tests/knip.json')] },
  { name: 'build', means: 'the store does not build', commands: [[process.execPath, 'build/build.mjs']] },
  {
    name: 'unit',
    means: 'a test failed; each line marked FAIL names the file and, for server tests, the database engine: |embedded| or |postgres|',
    commands: [VITEST],
    report: UNIT_REPORT,
    failures: failedInVitest,
    again: (report) => [...VITEST, ...failedFilesInVitest(report)],
  },
  {
    name: 'weight',
    means: 'a first screen needs more bytes than tests/weight/main.ts allows',
    commands: [[process.execPath, 'build/run-ts.mjs', 'tests/weight/main.ts']],
  },
  {
    name: 'browser',
    means: 'a shopper in a real browser could not do something',
    commands: [bin('playwright', 'test', '--config', 'tests/e2e/playwright.config.ts')],
    findBrowser: findChromium,
    report: BROWSER_REPORT,
    failures: failedInPlaywright,
  },
  {
    name: 'lighthouse',
    isOnlyInWhole: true,
    means: 'the audit fell below lighthouserc.json; reports are in .lighthouseci/',
    // One visit of each page; where one falls below, all are audited again with the visits of lighthouserc.json, the best of which counts.
    commands: [[...AUDIT, '--collect.numberOfRuns=1']],
    findBrowser: findHeadlessChromium,
    report: LIGHTHOUSE_REPORT,
    failures: failedInLighthouse,
    again: () => AUDIT,
  },
];

/** Steps that run at the same time: each waits for the disk, a process or a clock for much of its time. */
const STAGES = [['types', 'lint', 'unused', 'build'], ['weight', 'unit', 'browser'], ['lighthouse']];

const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: whole, ${STEPS.map((step) => step.name).join(', ')}`);
  process.exit(2);
}

const startedAt = performance.now();
const scratch = makeScratchFolder();
const results = [];
for (const stage of STAGES) {
  const steps = STEPS.filter((step) => stage.includes(step.name) && isWanted(step));
  if (steps.length > 0) console.log(`\n── ${steps.map(({ name }) => name).join(', ')}`);
  results.push(...(await Promise.all(steps.map(runStep))));
}

scratch.remove();
console.log('');
for (const { name, hasPassed, means, seconds, failures } of results) {
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)${hasPassed ? '' : `: ${means}`}`);
  for (const failure of failures) console.log(`        ${failure}`);
}
const failed = results.filter((result) => !result.hasPassed).length;
console.log(`${results.length - failed} passed, ${failed} failed, in ${secondsSince(startedAt).toFixed(0)} s`);
if (!isWhole) console.log('CI runs more before a change lands: npm test -- whole');
process.exit(failed === 0 ? 0 : 1);

function isWanted({ name, isOnlyInWhole = false }) {
  return wanted.length === 0 ? isWhole || !isOnlyInWhole : wanted.includes(name);
}

async function runStep(step) {
  const stepStartedAt = performance.now();
  let hasPassed = await run(step);
  let failures = step.failures?.(step.report) ?? [];
  if (!hasPassed && step.again !== undefined) {
    // As in the browser tests, what failed is tried once more and stays named.
    console.log(`\n── ${step.name}, what failed once more`);
    hasPassed = await run({ ...step, commands: [step.again(step.report)] });
    failures = [...failures.map((line) => `at the first try: ${line}`), ...step.failures(step.report)];
  }
  return { ...step, hasPassed, failures, seconds: secondsSince(stepStartedAt) };
}

function secondsSince(at) {
  return (performance.now() - at) / 1000;
}

async function run({ commands, findBrowser, report }) {
  const chromium = findBrowser?.() ?? null;
  if (report !== undefined) rmSync(report, { force: true });
  const env = { ...process.env, ...scratch.env, UNIT_REPORT, BROWSER_REPORT, ...(chromium === null ? {} : { CHROME_PATH: chromium }) };
  delete env.NODE_ENV;
  // Read by tests/repetitions.ts.
  if (isWhole) delete env.REPETITIONS;
  else env.REPETITIONS = 'none';
  const waiting = [...commands];
  const havePassed = [];
  const runWaiting = async () => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) havePassed.push(await hasSucceeded(command, env));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return havePassed.every(Boolean);
}

function hasSucceeded([program, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
