import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepStatements } from './kept-statements';
import { makeTestFolder } from './test-database';

let dataDir: string;
let engine: PGlite;
/** The letters of the messages that reached the engine. */
let sent = '';

beforeAll(async () => {
  dataDir = await makeTestFolder();
  engine = await PGlite.create(join(dataDir, 'db'));
  const send = engine.execProtocolStream.bind(engine);
  engine.execProtocolStream = (message, options) => {
    sent += String.fromCharCode(message[0] ?? 0);
    return send(message, options);
  };
  keepStatements(engine);
});
afterAll(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await engine.exec(
    'drop table if exists floors; create table floors (id integer primary key, title text, laid_at timestamptz, tags text[])',
  );
  sent = '';
});

const ADD = 'insert into floors (id, title, laid_at, tags) values ($1, $2, $3, $4)';
const FIND = 'select title, laid_at, tags from floors where id = $1 or title = $2';
const laidAt = new Date('2026-11-21T08:30:00Z');
const add = (id: number, title: string | null): Promise<unknown> => engine.query(ADD, [id, title, laidAt, ['oak', 'ü']]);

describe('A statement that comes again', () => {
  it('is read by the engine once, and gives each time what belongs to its values', async () => {
    for (const [id, title] of [
      [1, 'Oak'],
      [2, null],
      [3, 'Elm \'"\\ · ü'],
    ] as const)
      await add(id, title);
    sent = '';
    for (const [id, title] of [
      [1, 'Oak'],
      [2, null],
      [3, 'Elm \'"\\ · ü'],
      [1, 'Oak'],
    ] as const) {
      const { rows, fields } = await engine.query(FIND, [id, 'none']);
      expect([rows, fields.map(({ name }) => name)]).toEqual([
        [{ title, laid_at: laidAt, tags: ['oak', 'ü'] }],
        ['title', 'laid_at', 'tags'],
      ]);
    }
    // Unnamed, prepared, and from then on its values alone.
    expect(sent).toBe(`PDBDES${'PDB'}${'B'.repeat(2)}`);
    const asArrays = await engine.query(FIND, [1, ''], { rowMode: 'array' });
    expect(asArrays.rows).toEqual([['Oak', laidAt, ['oak', 'ü']]]);
    expect((await engine.query(FIND, [9, ''])).rows).toEqual([]);
  });

  it('fails as before and works afterwards, alone and in a transaction', async () => {
    for (const id of [1, 2, 3]) await add(id, 'Oak');
    await expect(add(2, 'Elm')).rejects.toMatchObject({ code: '23505' });
    await expect(engine.query(ADD, ['no number', 'Elm', laidAt, []])).rejects.toMatchObject({ code: '22P02' });
    await expect(
      engine.transaction(async (tx) => {
        await tx.query(ADD, [4, 'Ash', laidAt, []]);
        await expect(tx.query(ADD, [4, 'Ash', laidAt, []])).rejects.toMatchObject({ code: '23505' });
        await tx.query(ADD, [5, 'Fir', laidAt, []]);
      }),
    ).rejects.toMatchObject({ code: '25P02' });
    await add(6, 'Fir');
    expect((await engine.query('select id from floors order by id')).rows).toEqual([1, 2, 3, 6].map((id) => ({ id })));
  });

  it('is read anew after its table has changed', async () => {
    await add(1, 'Oak');
    const all = 'select * from floors';
    for (let times = 0; times < 3; times += 1) expect((await engine.query(all)).fields).toHaveLength(4);
    await engine.exec('alter table floors add column boxes integer');
    await engine.query(all).catch(() => undefined);
    expect((await engine.query(all)).fields).toHaveLength(5);
  });
});
