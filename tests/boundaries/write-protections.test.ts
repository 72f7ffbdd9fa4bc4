import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './import-rules';

/** Says what keeps a concurrent write from making wrong what this one has read (docs/decisions/0057). */
const SAID = 'Protected by: ';
const TRANSACTIONS = /\.transaction\(/g;
/** Inside a transaction the database is called `tx`. */
const WRITES_WITHOUT_ONE = /\bdb\s*\.(?:insert|update|delete)\(/g;

/** Transactions that do not say what protects them in the line above, and writes without one whose function does not say it before. */
function unsaid(path: string, text: string): readonly string[] {
  const linesBefore = (index: number): readonly string[] => text.slice(0, index).split('\n').slice(0, -1);
  const ofFunction = (lines: readonly string[]): readonly string[] => lines.slice(lines.lastIndexOf('}') + 1);
  const silent = [
    ...[...text.matchAll(TRANSACTIONS)].filter(({ index }) => linesBefore(index).at(-1)?.includes(SAID) !== true),
    ...[...text.matchAll(WRITES_WITHOUT_ONE)].filter(({ index }) => !ofFunction(linesBefore(index)).some((line) => line.includes(SAID))),
  ];
  return silent.map(({ index }) => `${path}:${linesBefore(index).length + 1}`);
}

const server = sourceFiles('server').map((file) => ({ path: relative('.', file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

describe('Every transaction of the server, and every write without one', () => {
  it('says in one line what protects it', () => {
    expect(server.flatMap(({ path, text }) => unsaid(path, text))).toEqual([]);
  });

  it.each([
    'return db.transaction(async (tx) => tx);',
    '}\n  await db\n    .update(users)\n    .set({});',
    '// Protected by: it.\n}\ndb.delete(users);',
  ])('is found when it says nothing: %s', (text) => expect(unsaid('planted.ts', text)).toHaveLength(1));
});
