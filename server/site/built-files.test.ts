import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtFiles } from './built-files';

test('Of an earlier build only its code is served: its shell and its worker are this build’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [clientDir, dataDir] = [join(folder, 'client'), join(folder, 'data')];
  await mkdir(join(clientDir, '.vite'), { recursive: true });
  await writeFile(join(clientDir, '.vite', 'manifest.json'), '{}');
  await mkdir(join(dataDir, 'builds', 'a'.repeat(16)), { recursive: true });
  const parts = { dataDir, isWorkerWithdrawn: false, log: () => undefined, inBackground: () => undefined };
  const [own, earlier, ...others] = await builtFiles(clientDir, parts);
  expect([own?.folder, earlier?.folder, others]).toEqual([clientDir, join(dataDir, 'builds', 'a'.repeat(16)), []]);
  const served = ['/assets/app-1.js', '/app.html', '/sw.js'].filter((path) => earlier?.holds?.test(path) === true);
  expect(served).toEqual(['/assets/app-1.js']);
});
