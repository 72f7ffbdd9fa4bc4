import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { troubledDatabase } from '../../../tests/fixtures/device-database';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import type { Database } from '../kept/database';
import { keepPart } from './quote-parts';

let database: Database;
beforeEach(() => {
  ({ database } = troubledDatabase());
});
const add = (part: QuotePart): Promise<readonly QuotePart[]> => database.write('quotes', (records) => keepPart(records, part));

describe('Codes that wait for the rest of their quote', () => {
  const part = (tag: number, index: number, byte = 0) => ({ tag, index, count: 3, bytes: new Uint8Array([byte]) });

  it('are kept once each, the newest of each, apart from those of another quote', async () => {
    expect(await add(part(1, 0))).toEqual([part(1, 0)]);
    await add(part(2, 0));
    await add(part(1, 1));
    expect(await add(part(1, 0, 9))).toEqual([part(1, 1), part(1, 0, 9)]);
    expect(await add(part(2, 1))).toEqual([part(2, 0), part(2, 1)]);
  });

  it('are those of the last few quotes', async () => {
    for (let index = 0; index < 65; index += 1) await add(part(1, index));
    const all = await add(part(1, 65));
    expect([all.length, all[0]?.index]).toEqual([64, 2]);
  });

  it.each<unknown>([
    null,
    7,
    { ...part(1, 0), bytes: 'AAA' },
    { tag: 1, index: 0, count: 3 },
    { ...part(1, 0), tag: '1' },
    { index: 0, count: 3, bytes: new Uint8Array([0]) },
    { tag: 1, count: 3, bytes: new Uint8Array([0]) },
    { tag: 1, index: 0, bytes: new Uint8Array([0]) },
  ])('that are damaged (%j) are none', async (damaged) => {
    await set('parts', [damaged, part(1, 1)], database.useStore('quotes'));
    expect(await add(part(1, 2))).toEqual([part(1, 1), part(1, 2)]);
  });
});
