import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareFolder, removeUnfinished } from './prepare-folder.mjs';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-prepare-'));
  folder = join(dataDir, 'db');
});
afterEach(() => rmSync(dataDir, { recursive: true, maxRetries: 9, force: true }));

describe('Making the embedded database', () => {
  it('twice at once makes one, and leaves nothing else behind', async () => {
    await Promise.all([prepareFolder(folder), prepareFolder(folder)]);
    expect(readdirSync(dataDir)).toEqual(['db']);
    expect(readdirSync(folder)).toContain('PG_VERSION');
  });

  it('leaves files alone that are not its own, and says so', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'letter.txt'), 'Dear store');
    await expect(prepareFolder(folder)).rejects.toThrow('holds files that are no database of this store');
    expect(readdirSync(dataDir)).toEqual(['db']);
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  it('clears away what a killed start left', async () => {
    for (const name of ['db.unfinished', 'db.unfinished-a1b2c3', 'mail']) mkdirSync(join(dataDir, name));
    await removeUnfinished(folder);
    expect(readdirSync(dataDir)).toEqual(['mail']);
  });
});
