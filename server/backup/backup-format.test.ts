import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createLineWriter, readLines } from './backup-format';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lines-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'shop.backup');
}

async function textsOf(path: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const { text } of readLines(path)) texts.push(text);
  return texts;
}

test('Lines are read as they were written, with the sum of those before each', async () => {
  const path = await newFile();
  const writer = createLineWriter(path);
  await writer.write(['one', '', 'böden 🙂']);
  const sum = writer.digest();
  await writer.write(['last']);
  await writer.end();
  expect(await textsOf(path)).toEqual(['one', '', 'böden 🙂', 'last']);
  const sums: string[] = [];
  for await (const { digestBefore } of readLines(path)) sums.push(digestBefore());
  expect(sums.at(-1)).toBe(sum);
});

test('A file that ends amid a line is refused, although it is packed well', async () => {
  const path = await newFile();
  await writeFile(path, gzipSync('one\ntw'));
  await expect(textsOf(path)).rejects.toThrow();
});
