// A vitest reporter: what failed, one line each, for the last lines of `npm test`, and in which files.
// Prints which files took longest, since `npm test` aims at ten minutes.
// vitest's own JSON report leaves out what failed outside of a test: an unhandled error, or a hook.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { lineOf } from './failed-tests.mjs';

export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const lost = unhandledErrors.map((error) => ({
      file: relative('.', error.VITEST_TEST_PATH ?? ''),
      line: lineOf(error.VITEST_TEST_PATH ?? 'vitest', 'unhandled error', textOf(error)),
    }));
    const failed = modules.filter((module) => !module.ok()).map(({ moduleId }) => relative('.', moduleId));
    const lines = [
      ...lost.map(({ line }) => line),
      ...modules.flatMap(linesOfModule),
      ...(reason === 'interrupted' ? [lineOf('vitest', 'was interrupted')] : []),
    ];
    console.log(`Slowest: ${slowest(modules).join(', ')}`);
    writeFileSync(
      process.env['UNIT_REPORT'],
      JSON.stringify({ lines, failedFiles: [...new Set([...failed, ...lost.map(({ file }) => file)])] }),
    );
  }
}

const SLOWEST_SHOWN = 15;

function slowest(modules) {
  return modules
    .map((module) => ({ name: `|${module.project.name}| ${module.relativeModuleId}`, seconds: module.diagnostic().duration / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
}

function linesOfModule(module) {
  const file = `|${module.project.name}| ${module.relativeModuleId}`;
  const outsideOfTests = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => lineOf(file, `${suite.fullName ?? 'file'}, outside of its tests`, textOf(error))),
  );
  const tests = [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result();
    const isFlaky = state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0;
    if (state !== 'failed' && !isFlaky) return [];
    return [lineOf(file, `${test.fullName}${isFlaky ? ' (passed at the second try)' : ''}`, textOf(errors?.[0]))];
  });
  return [...outsideOfTests, ...tests];
}

const textOf = (error) =>
  error === undefined
    ? undefined
    : `${error.name ?? 'Error'}: ${error.message}\n${error.stacks?.[0] === undefined ? '' : `at ${error.stacks[0].file}:${error.stacks[0].line}`}`;
