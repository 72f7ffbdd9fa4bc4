import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addIntegrity, integrityOf } from './precache-integrity';

it("A file's hash is written as browsers compare it", () => {
  // As `openssl dgst -sha256 -binary | base64` says.
  expect(integrityOf(Buffer.from('export const answer = 42;'))).toBe('sha256-jd1WpEeAUqrJNqnTHW7xZe45aMOUFW1usoVkOMI8uPE=');
});

it('Every entry of the list keeps what it says and gets the hash of its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precache-'));
  await writeFile(join(folder, 'a.js'), 'a()');
  await writeFile(join(folder, 'b.js'), 'b()');
  const { manifest } = await addIntegrity(folder)([
    { url: 'a.js', revision: null, size: 3 },
    { url: 'b.js', revision: 'x', size: 3 },
  ]);
  expect(manifest).toEqual([
    { url: 'a.js', revision: null, size: 3, integrity: integrityOf(Buffer.from('a()')) },
    { url: 'b.js', revision: 'x', size: 3, integrity: integrityOf(Buffer.from('b()')) },
  ]);
  await rm(folder, { recursive: true });
});

it('A file that is not there fails the build', async () => {
  await expect(addIntegrity(tmpdir())([{ url: 'no-such-file-of-the-store.js' }])).rejects.toThrow('ENOENT');
});
