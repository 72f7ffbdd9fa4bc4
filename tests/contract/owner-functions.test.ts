import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setDeliveryBands } from '../../server/owner/delivery-prices';
import { addPromo, endPromoNow, revivePromoUntil, takePromosAway } from '../../server/owner/promos';
import { importCatalogueFile, importContentFolder } from '../../server/owner/shop-files';
import { retryMails, sendTestMail } from '../../server/owner/shop-mails';
import { setSettings } from '../../server/owner/shop-settings';
import { exportContent } from '../../server/content-files/export-content';
import { readDeliveryBands } from '../../server/repositories/delivery-bands';
import { listDeskActs } from '../../server/repositories/desk-acts';
import { readSettings } from '../../server/repositories/settings';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = Date.parse('2026-11-28T17:00:00Z');
const by = { id: null, name: 'Olga Owner' };
const change = () => ({ db: database.db, by, now: NOW });
/** What the owner reads in the Desk's History, newest first. */
const noted = async (subject: string) => {
  const acts = await listDeskActs(database.db, { subject, before: null, limit: 10 });
  return acts.map(({ kind, staffName, before, after }) => ({ kind, by: staffName, before, after }));
};

describe('What an owner changes is one function for the tool and the Desk:', () => {
  it('a promo code is added, ended, revived and removed, each noted; refusals say which part and change nothing', async () => {
    const fall = { code: ' fall15 ', percentHundredths: 1500, firstDay: '2026-11-01', lastDay: '2026-11-30', maxUses: 100 };
    for (const [wrong, kind] of [
      [{ code: 'a b' }, 'no-code'],
      [{ percentHundredths: 10_001 }, 'no-percentage'],
      [{ percentHundredths: Number.NaN }, 'no-percentage'],
      [{ lastDay: '2026-11-31' }, 'no-day'],
      [{ lastDay: '2026-10-31' }, 'days-swapped'],
      [{ maxUses: 0 }, 'no-limit'],
      [{ code: 'WELCOME10' }, 'taken'],
    ] as const)
      expect(await addPromo(change(), { ...fall, ...wrong })).toMatchObject({ kind });
    expect(await noted('promo FALL15')).toEqual([]);
    expect(await addPromo(change(), fall)).toMatchObject({ kind: 'added', promo: { code: 'FALL15' }, earlierUses: 0 });
    expect(await addPromo(change(), fall)).toEqual({ kind: 'taken', code: 'FALL15' });
    expect(await endPromoNow(change(), 'fall15')).toMatchObject({ kind: 'ended' });
    expect(await endPromoNow(change(), 'NONE')).toEqual({ kind: 'unknown' });
    expect(await revivePromoUntil(change(), 'FALL15', '2026-11-27')).toEqual({ kind: 'past-day' });
    expect(await revivePromoUntil(change(), 'FALL15', '2026-12-31')).toMatchObject({ kind: 'revived' });
    expect(await takePromosAway(change(), ['fall15', 'NONE'])).toEqual(['FALL15']);
    expect(await noted('promo FALL15')).toHaveLength(4);
    expect(await noted('promo FALL15')).toContainEqual({
      kind: 'promo added',
      by: 'Olga Owner',
      before: null,
      after: { percent: 15, from: '2026-11-01', to: '2026-11-30', limit: 100 },
    });
  });

  it('delivery prices are set as a whole, without gap and overlap', async () => {
    const [near, far] = [
      { minMile: 0, maxMile: 10, priceCents: 15_000 },
      { minMile: 10, maxMile: 9_999, priceCents: 0 },
    ];
    const before = await readDeliveryBands(database.db);
    for (const [bands, refusal] of [
      [[], { kind: 'no-bands' }],
      [[near, { ...far, minMile: 12 }], { kind: 'gap', fromMile: 10, toMile: 12 }],
      [[near, { ...far, minMile: 8 }], { kind: 'overlap', first: near }],
      [[{ ...near, maxMile: 0 }], { kind: 'no-miles' }],
      [[{ ...near, priceCents: 0.5 }], { kind: 'no-price' }],
    ] as const)
      expect(await setDeliveryBands(change(), bands)).toMatchObject(refusal);
    expect(await readDeliveryBands(database.db)).toEqual(before);
    expect(await setDeliveryBands(change(), [far, near])).toEqual({ kind: 'set', bands: [near, far] });
    expect(await readDeliveryBands(database.db)).toEqual([near, far]);
    expect(await noted('delivery prices')).toMatchObject([{ after: { bands: '0-10=150.00 10-9999=call' } }]);
  });

  it('settings are changed all or none, and each is noted with what it was', async () => {
    const { taxPercentHundredths } = await readSettings(database.db);
    expect(
      await setSettings(change(), [
        { name: 'taxPercent', value: '6.5' },
        { name: 'taxPercent', value: 'much' },
        { name: 'colour of the sky', value: 'blue' },
      ]),
    ).toMatchObject({
      kind: 'refused',
      problems: [{ kind: 'refused-value', name: 'taxPercent' }, { kind: 'unknown-setting' }],
    });
    expect((await readSettings(database.db)).taxPercentHundredths).toBe(taxPercentHundredths);
    expect(await setSettings(change(), [{ name: 'taxPercent', value: '6.5' }])).toMatchObject({
      kind: 'changed',
      changed: [{ before: '7', after: '6.5' }],
    });
    expect(await setSettings(change(), [{ name: 'taxPercent', value: '6.5' }])).toEqual({ kind: 'changed', changed: [] });
    expect(await noted('setting taxPercent')).toEqual([
      { kind: 'setting', by: 'Olga Owner', before: { value: '7' }, after: { value: '6.5' } },
    ]);
  });

  it('mails are tried again, and one is sent to see that they arrive', async () => {
    expect(await sendTestMail(change(), { address: 'nobody', publicUrl: 'https://floors.example' })).toEqual({ kind: 'no-address' });
    expect(await sendTestMail(change(), { address: 'olga@shop.example', publicUrl: 'https://floors.example' })).toEqual({
      kind: 'on-its-way',
    });
    expect(await retryMails(change())).toBe(1);
    expect(await noted('mail')).toMatchObject([{ kind: 'mails tried again', after: { mails: 1 } }]);
  });

  it('catalogue and texts come from files, and an import that was done is noted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'owner-files-'));
    const task = { dataDir: database.dataDir, showProgress: () => undefined, signal: new AbortController().signal, isDryRun: false };
    const path = join(folder, 'floors.csv');
    await writeFile(path, 'slug,price_per_box\nfamily-20-coastal-maple,80\n');
    const flags = { path, retiresMissing: false, mayAddCategories: false };
    expect(await importCatalogueFile(change(), { ...task, ...flags, isDryRun: true })).toMatchObject({ end: 'done' });
    expect(await noted('floors.csv')).toEqual([]);
    expect(await importCatalogueFile(change(), { ...task, ...flags })).toMatchObject({ end: 'done' });
    expect(await noted('floors.csv')).toMatchObject([{ kind: 'catalogue imported' }]);
    const texts = join(folder, 'texts');
    await exportContent(database.db, texts);
    const outcome = await importContentFolder(change(), { ...task, folder: texts }, (backup) => `Backup: ${backup}`);
    expect(outcome).toMatchObject({ end: 'done' });
    expect(await noted('texts')).toMatchObject([{ kind: 'content imported' }]);
  });
});
