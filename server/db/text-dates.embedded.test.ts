import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knowTextDates, TEXT_DATES } from './text-dates';

let known: PGlite;
let plain: PGlite;
beforeAll(async () => {
  known = await PGlite.create({ parsers: TEXT_DATES });
  knowTextDates(known);
  plain = await PGlite.create();
});
afterAll(async () => {
  await known.close();
  await plain.close();
});

const EVERYTHING = sql`
  select timestamptz '2026-11-21 08:30+00' as at, timestamp '2026-11-21 08:30' as local, date '2026-11-21' as day, interval '3 days' as span, 2.5::numeric as price,
    7 as boxes, 5000000000::bigint as bytes, true as is_sold, '{"a":[1]}'::jsonb as facts, array['oak', 'elm'] as tags`;

it('Drizzle reads every type as it does without, alone and in a transaction', async () => {
  const expected = (await drizzle({ client: plain }).execute(EVERYTHING)).rows;
  const db = drizzle({ client: known });
  expect((await db.execute(EVERYTHING)).rows).toEqual(expected);
  expect((await db.transaction((tx) => tx.execute(EVERYTHING))).rows).toEqual(expected);
});

it('A query with parsers of its own is read by them', async () => {
  const upper = { rowMode: 'array', parsers: { 25: (text: string) => text.toUpperCase() } } as const;
  expect((await known.query(`select 'oak'`, [], upper)).rows).toEqual([['OAK']]);
});
