import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPromoCode } from '../../src/contract/checkout';
import { getSettings, getShippingCharge } from '../../src/contract/site';
import { judgePromo } from '../../src/domain/promo';
import type { ToolReply } from '../../server/cli/tool-socket';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

/** The catalogue version is looked up once a second. */
const VERSION_CHECK_MS = 1_001;

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());

const tool = (...args: readonly string[]): Promise<ToolReply> => ownerTool(store.database, ...args);

describe('Settings', () => {
  it('are shown by name, and one in full', async () => {
    const { text } = await tool('settings');
    expect(text).toMatch(/taxPercent +7\n/);
    expect(text).toMatch(/installationChargePerSqft +2\.75\n/);
    expect(text).toMatch(/termsConditionsHtml .*\(\d+,\d{3} characters\)/);
    expect((await tool('settings', 'get', 'contact_no')).text).toBe('(305) 555-0142\n');
  });

  it('reach the next visitor once they are set, although the reply was kept before', async () => {
    expect(await visitor.data(getSettings, undefined)).toMatchObject({ taxPercentHundredths: 700 });
    expect(await tool('settings', 'set', 'tax', '6.25')).toEqual({ exitCode: 0, text: 'taxPercent is now: 6.25 (it was: 7)\n' });
    await tool('settings', 'set', 'installation_charge', '$3.1');
    await tool('settings', 'set', 'address', '2', 'Plank', 'Way');
    await tool('settings', 'set', 'longitude', '-80.4');
    store.advance(VERSION_CHECK_MS);
    expect(await visitor.data(getSettings, undefined)).toMatchObject({
      taxPercentHundredths: 625,
      installationCentsPerSqft: 310,
      address: '2 Plank Way',
      longitude: -80.4,
      email: 'hello@spsflooring.example',
    });
  });

  it('show a telephone number in one notation, however it was typed', async () => {
    const { text } = await tool('settings', 'set', 'contactNo', '239.555.0100');
    expect(text).toBe('contactNo is now: (239) 555-0100 (it was: (305) 555-0142)\n');
    expect((await tool('settings', 'set', 'contactNo', '1-305-555-0142')).text).toContain('is now: (305) 555-0142');
    expect((await tool('settings', 'set', 'contactNo', '3055550142')).text).toBe('contactNo is now: (305) 555-0142, as it was\n');
  });

  it('take long texts from a file, reduced to what the shop shows', async () => {
    await writeFile(join(store.database.dataDir, 'terms.html'), '<h2 onclick="steal()">Terms</h2><script>steal()</script>\n');
    const { text } = await tool('settings', 'set', 'terms', '--file', 'terms.html');
    expect(text).toContain('leaves out what it does not allow');
    expect((await tool('settings', 'get', 'termsConditionsHtml')).text).toBe('<h2>Terms</h2>\n\n');
  });

  it.each([
    [['taxPercent', '101'], 'a percentage'],
    [['taxPercent', '7.125'], 'a percentage'],
    [['taxPercent', '-1'], 'a percentage'],
    [['taxPercent', '$7'], 'a percentage'],
    [['installationChargePerSqft', '3%'], 'dollars a square foot'],
    [['quoteValidDays', '0'], 'whole days from 1 to 365'],
    [['quoteValidDays', '366'], 'whole days from 1 to 365'],
    [['quoteValidDays', '1.5'], 'whole days from 1 to 365'],
    [['quoteValidDays', 'two weeks'], 'whole days from 1 to 365'],
    [['email', 'nobody'], 'an email address'],
    [['mapUrl', 'javascript:steal()'], 'https://'],
    [['mapUrl', 'http://maps.example/sps'], 'https://'],
    [['instagram', 'http://instagram.example/sps'], 'https://'],
    [['contactNo', 'call us'], 'a telephone number'],
    [['address', 'two\nlines'], 'one line'],
    [['latitude', '95'], 'degrees'],
    [['privacyPolicyHtml', '<script>steal()</script>'], 'HTML'],
  ])('refuse %j as a wrong value and stay as they are', async (args, words) => {
    const before = await tool('settings');
    expect(await tool('settings', 'set', ...args)).toMatchObject({ exitCode: 2, text: expect.stringContaining(words) });
    expect(await tool('settings')).toEqual(before);
  });

  it.each([
    [['privacyPolicyHtml', '--file', 'nothing.html'], 'no such file'],
    [['installation', '3'], 'installationChargePerSqft or installationDescriptionHtml'],
    [['color', 'red'], "There is no setting 'color'; did you mean accentColor or darkColor?"],
    [['phone', '(239) 555-0100'], "There is no setting 'phone'; did you mean contactNo or secondPhone?"],
    [['hours', 'Mo-Fr 08:00-17:00'], 'did you mean openingHours?'],
    [['name', 'Oak & Co'], 'did you mean shopName?'],
    [['floors', 'many'], "There is no setting 'floors'. 'settings' shows all names."],
  ])('refuse %j and stay as they are', async (args, words) => {
    const before = await tool('settings');
    expect(await tool('settings', 'set', ...args)).toMatchObject({ exitCode: 2, text: expect.stringContaining(words) });
    expect(await tool('settings')).toEqual(before);
  });

  it('come back whole from the file that --json writes, and say what has changed', async () => {
    const { text } = await tool('settings', '--json');
    const written = JSON.parse(text) as { settings: Record<string, string> };
    await writeFile(join(store.database.dataDir, 'settings.json'), text);
    const count = Object.keys(written.settings).length;
    expect(await tool('settings', 'set', '--file', 'settings.json')).toEqual({ exitCode: 0, text: `0 of ${count} settings changed\n` });
    written.settings['metaTitle'] = 'Oak & Co';
    written.settings['openingHours'] = 'Mo-Fr 09:00-17:00';
    await writeFile(join(store.database.dataDir, 'settings.json'), JSON.stringify(written.settings));
    expect((await tool('settings', 'set', '--file', 'settings.json')).text).toContain(`2 of ${count} settings changed`);
    expect((await tool('settings', 'get', 'metaTitle')).text).toBe('Oak & Co\n');
  });

  it('of a file with one mistake stay as they are, all of them, and each mistake is said', async () => {
    const before = await tool('settings');
    await writeFile(join(store.database.dataDir, 'settings.json'), '{"taxPercent": 3, "phone": "x", "latitude": "95"}');
    const { exitCode, text } = await tool('settings', 'set', '--file', 'settings.json');
    expect(exitCode).toBe(2);
    for (const words of ['did you mean contactNo', 'latitude takes degrees', 'Nothing was changed.']) expect(text).toContain(words);
    await writeFile(join(store.database.dataDir, 'settings.json'), '[1]');
    expect((await tool('settings', 'set', '--file', 'settings.json')).text).toContain("what 'settings --json' writes");
    expect(await tool('settings')).toEqual(before);
  });

  it('say how many days a quote holds: 14 where nothing was set', async () => {
    expect(await visitor.data(getSettings, undefined)).toMatchObject({ quoteValidDays: 14 });
    expect((await tool('settings', 'set', 'quoteValidDays', '21')).text).toBe('quoteValidDays is now: 21 (it was: 14)\n');
    store.advance(VERSION_CHECK_MS);
    expect(await visitor.data(getSettings, undefined)).toMatchObject({ quoteValidDays: 21 });
  });
});

describe('Delivery bands', () => {
  it('are replaced as a whole, in any order, and reach the next visitor', async () => {
    expect(await visitor.data(getShippingCharge, undefined)).toHaveLength(5);
    const { exitCode, text } = await tool('bands', 'set', '20-50=249.50', '0-20=150', '50-9999=call');
    expect(exitCode).toBe(0);
    expect(text).toMatch(/0 to 20 +\$150\.00 +Express/);
    expect(text).toMatch(/20 to 50 +\$249\.50 +Standard Delivery/);
    expect(text).toContain('bands set 0-20=150.00 20-50=249.50 50-9999=call');
    store.advance(VERSION_CHECK_MS);
    expect(await visitor.data(getShippingCharge, undefined)).toEqual([
      { minMile: 0, maxMile: 20, priceCents: 15_000 },
      { minMile: 20, maxMile: 50, priceCents: 24_950 },
      { minMile: 50, maxMile: 9999, priceCents: 0 },
    ]);
    expect((await tool('bands')).text).toBe(text);
  });

  it('come from a file too', async () => {
    await writeFile(join(store.database.dataDir, 'bands.txt'), '# prices of the autumn\n0-10=150\n10-30=199  # the county\n');
    expect((await tool('bands', 'set', '--file', 'bands.txt')).text).toContain('bands set 0-10=150.00 10-30=199.00');
  });

  it.each([
    [['0-10=150', '5-30=199'], '0-10=150.00 and 5-30=199.00 overlap from 5 to 10 miles'],
    [['0-10=150', '12-30=199'], 'No band covers 10 to 12 miles'],
    [['5-30=199'], 'No band covers 0 to 5 miles'],
    [['10-0=150'], 'Write the smaller mile first'],
    [['0-10'], 'is not understood'],
    [['0-10=free'], 'is no price'],
    [['0-10=1.999'], 'is no price'],
    [['0-10=15%'], 'is no price'],
    [['0-10=199,50'], 'such as 199 or 199.50'],
    [[], 'There is no band'],
  ])('refuse %j and stay as they are', async (args, words) => {
    const before = await tool('bands');
    expect(await tool('bands', 'set', ...args)).toMatchObject({ exitCode: 2, text: expect.stringContaining(words) });
    expect(await tool('bands')).toEqual(before);
  });
});

describe('Promo codes', () => {
  it("are taken from their first day to their last, in the shop's time, and not after their end", async () => {
    const { text } = await tool('promo', 'add', 'fall15', '15', '2020-10-01', '2099-10-31');
    expect(text).toBe("FALL15 takes 15 % off the items, from 2020-10-01 00:00 to 2099-10-31 23:59 in the shop's time.\n");
    const promo = await visitor.data(getPromoCode, 'Fall15');
    expect(judgePromo(promo, Date.now())).toEqual({ ok: true, code: 'FALL15', percentHundredths: 1500 });
    expect((await tool('promo', 'list')).text).toMatch(/FALL15 +Active +15 % .* applies/);
    expect(await tool('promo', 'end', 'fall15')).toMatchObject({ exitCode: 0, text: expect.stringContaining('has ended') });
    expect(judgePromo(await visitor.data(getPromoCode, 'FALL15'), Date.now() + 1)).toMatchObject({ ok: false });
    expect((await tool('promo', 'end', 'fall15')).text).toContain('had ended already');
  });

  it.each([
    [['add', 'WELCOME10', '10', '2026-01-01', '2026-02-01'], 2, 'WELCOME10 already'],
    [['add', 'NEW', '0', '2026-01-01', '2026-02-01'], 2, 'is no percentage'],
    [['add', 'NEW', '$15', '2026-01-01', '2026-02-01'], 2, 'is no percentage'],
    [['add', 'NEW', '101', '2026-01-01', '2026-02-01'], 2, 'is no percentage'],
    [['add', 'NEW', '10', '2026-02-30', '2026-03-01'], 2, 'is no day'],
    [['add', 'NEW', '10', '2026-02-01', '2026-01-01'], 2, 'is before the first'],
    [['add', 'ANEW CODE', '10', '2026-01-01', '2026-02-01'], 2, 'cannot be a code'],
    [['add', 'NEW', '10'], 2, 'first and last day'],
    [['end', 'NOSUCH'], 2, 'There is no promo code NOSUCH'],
  ])('refuse %j', async (args, exitCode, words) => {
    expect(await tool('promo', ...args)).toMatchObject({ exitCode, text: expect.stringContaining(words) });
    expect((await tool('promo', 'list')).text).not.toMatch(/^A?NEW/m);
  });
});
