import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getProducts } from '../../src/contract/catalogue';
import { ContractClient } from '../fixtures/contract-client';
import { manyFloorsCsv } from '../fixtures/many-floors';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore } from '../fixtures/test-store';

/** They have more cells than one statement of PostgreSQL takes. */
const FLOORS = 10_000;
/** For a busy machine; alone it takes a small part of this. */
const LIMIT_MS = 300_000;

it('A shop brings in thousands of floors whole, or none of them when a row in the middle is wrong', { timeout: LIMIT_MS }, async () => {
  const store = await openTestStore();
  const dir = store.database.dataDir;
  const importFile = () => ownerTool({ db: store.database.db, dataDir: dir }, 'import-catalogue', 'floors.csv', '--retire-missing');
  const listedCount = async () => {
    store.advance(2_000);
    return (await new ContractClient(store).data(getProducts, 'ALL')).length;
  };
  const before = await listedCount();
  const rows = manyFloorsCsv(FLOORS).split('\r\n');
  await writeFile(
    join(dir, 'floors.csv'),
    rows.map((row, index) => (index === FLOORS / 2 ? row.replace('"yes"', '"perhaps"') : row)).join('\r\n'),
  );
  const refused = await importFile();
  expect(refused.text).toMatch(
    new RegExp(`^Row ${FLOORS / 2 + 1}, on_sale: Write yes or no instead of 'perhaps'\\.\n\n1 problem\\. Nothing was changed\\.`),
  );
  expect(await listedCount()).toBe(before);

  await writeFile(join(dir, 'floors.csv'), rows.join('\r\n'));
  expect((await importFile()).text).toContain(`${FLOORS.toLocaleString('en-US')} products added`);
  expect(await listedCount()).toBe(FLOORS);
  await store.close();
});
