import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Runs a script in a process that says it is this version of Node. */
function runAs(version: string, script: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('./build/check-node.cjs'); ${script}`;
  return spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' });
}

test.each(['20.18.3', '18.20.4', '9.0.0'])('Node %s gets one sentence and nothing is run', (version) => {
  const { status, stdout, stderr } = runAs(version, "console.log('started')");
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`This store needs Node 20.19 or newer; you have ${version}. Node 24 is recommended: https://nodejs.org\n`);
});

test.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s runs the store', (version) => {
  expect(runAs(version, "console.log('started')")).toMatchObject({ status: 0, stdout: 'started\n', stderr: '' });
});

test('The commands of the first minute check the version before they load anything', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const name of ['start', 'dev', 'build', 'test', 'store'])
    expect(scripts[name]).toMatch(/^(?:exec )?node -r \.\/build\/check-node\.cjs /);
});
