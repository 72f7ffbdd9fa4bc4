import 'fake-indexeddb/auto';
import { databaseCalled, troubledDatabase } from '../../tests/fixtures/device-database';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COASTAL_MAPLE } from '../../tests/fixtures/sample-rooms';
import { sampleQuote, SHOP } from '../../tests/fixtures/sample-quotes';
import { fromBase64url } from '../domain/quote/base64url';
import { findQuotes, quoteState, type KeptQuote } from '../domain/quote/kept-quote';
import { quoteCodes, quoteLink, readQuoteLink, readQuoteParts } from '../domain/quote/quote-link';
import { quoteNumberText } from '../domain/quote/quote-number';
import type { Database } from './kept/database';
import { createQuotes, type NewQuote, type Quotes } from './quotes';

let databases = 0;
let ids = 0;

/** Tabs of one tablet: they share a database and are notified of each other's changes. */
function tablet(database?: Database) {
  databases += 1;
  const name = `quotes-${databases}`;
  const heard: (() => void)[] = [];
  return (): Quotes => {
    let own: (() => void) | undefined;
    return createQuotes({
      database: database ?? databaseCalled(name),
      channel: {
        post: () => heard.filter((listener) => listener !== own).forEach((listener) => listener()),
        listen: (listener) => {
          own = () => listener('changed');
          heard.push(own);
        },
      },
      now: () => (ids += 1),
      newId: () => `id-${(ids += 1)}`,
    });
  };
}

function wish(customer: string, boxes = 3, versionOf: NewQuote['versionOf'] = null): NewQuote {
  const { number: _number, ...draft } = sampleQuote(1);
  const lines = draft.lines.map((line) => ({ ...line, boxes }));
  return {
    draft: { ...draft, lines },
    names: { customer, salesperson: '', note: `For ${customer}` },
    floors: [COASTAL_MAPLE],
    rooms: [],
    versionOf,
  };
}

async function made(tab: Quotes, asked: NewQuote): Promise<KeptQuote> {
  const result = await tab.make(asked);
  if (result.kind !== 'made') throw new Error(result.kind);
  return result.kept;
}

/** A tablet whose database saves no quote while it is full, but still deletes. */
function fullDevice() {
  const { database, trouble } = troubledDatabase();
  trouble.mayDelete = true;
  return { openTab: tablet(database), fill: (isFull: boolean) => void (trouble.write = isFull ? 'full' : null) };
}

const orderedIn = (tab: Quotes): Record<string, number | null> =>
  Object.fromEntries(tab.get().records.map(({ id, orderedAt }) => [id, orderedAt]));

/** Each with a letter that no quote number contains (I, L, O, U): a search for a customer never finds a number. */
const CUSTOMERS = ['Lola', 'Otto', 'Carla', 'Dmitri', 'Luis'] as const;

describe('Twenty quotes for five customers on one tablet', () => {
  const step = record({
    customer: constantFrom(...CUSTOMERS),
    boxes: integer({ min: 1, max: 9_999 }),
    tab: integer({ min: 0, max: 1 }),
    deed: constantFrom('make', 'make', 'make', 'version', 'order', 'rename', 'open-link', 'delete'),
  });

  test(
    'are never mixed: each keeps its customer, its boxes and a number of its own, in every tab and after a reload',
    { timeout: 60_000 },
    async () => {
      await assert(
        asyncProperty(array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
          const openTab = tablet();
          const tabs = [openTab(), openTab()] as const;
          const truth = new Map<string, { readonly customer: string; readonly boxes: number; readonly isOrdered: boolean }>();
          for (const { customer, boxes, tab, deed } of steps) {
            const at = tabs[tab] ?? tabs[0];
            await at.open();
            const theirs = at.get().records.find(({ id }) => truth.get(id)?.customer === customer);
            const known = theirs === undefined ? undefined : truth.get(theirs.id);
            if (theirs === undefined || known === undefined || deed === 'make') {
              truth.set((await made(at, wish(customer, boxes))).id, { customer, boxes, isOrdered: false });
            } else if (deed === 'version') {
              const next = await made(at, wish(customer, boxes, theirs.quote.number));
              expect(next.quote.number).toMatchObject({ deviceMark: theirs.quote.number.deviceMark, count: theirs.quote.number.count });
              truth.set(next.id, { customer, boxes, isOrdered: false });
            } else if (deed === 'order') {
              await at.change(theirs.id, { orderedAt: 5 });
              truth.set(theirs.id, { ...known, isOrdered: true });
            } else if (deed === 'rename') {
              await at.change(theirs.id, { names: { ...theirs.names, note: `Changed for ${customer}` } });
            } else if (deed === 'open-link') {
              const reading = readQuoteLink(quoteLink(theirs.quote, SHOP), SHOP);
              if (reading.kind === 'quote') expect((await at.keepOpened(reading.quote, [])).id).toBe(theirs.id);
            } else {
              await at.remove(theirs.id);
              truth.delete(theirs.id);
            }
          }
          const later = openTab();
          await later.open();
          for (const tab of [...tabs, later]) {
            await tab.open();
            await expect.poll(() => tab.get().records.length).toBe(truth.size);
          }
          const kept = later.get().records;
          expect(new Set(kept.map(({ quote }) => quoteNumberText(quote.number))).size).toBe(truth.size);
          for (const { id, names, quote, orderedAt } of kept) {
            expect({ customer: names.customer, boxes: quote.lines[0]?.boxes, isOrdered: orderedAt !== null }).toEqual(truth.get(id));
            expect(names.note).toContain(names.customer);
          }
          for (const customer of CUSTOMERS) {
            expect(new Set(findQuotes(kept, customer).map(({ names }) => names.customer)).size).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  test('Two tabs that make quotes at once give every quote a number of its own', async () => {
    const openTab = tablet();
    const tabs = [openTab(), openTab()];
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => made(tabs[index % 2] ?? openTab(), wish('Ana', index + 1))));
    expect(new Set(all.map(({ quote }) => quoteNumberText(quote.number))).size).toBe(20);
  });

  test('Two tablets never share a number', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 20 }, async () => (await made(tablet()(), wish('Ana'))).quote.number.deviceMark),
    );
    expect(new Set(numbers).size).toBe(20);
  });
});

describe('A quote on a device', () => {
  test('Nothing of names and notes is in its link or its codes', async () => {
    const { quote } = await made(tablet()(), wish('Ana Díaz'));
    expect(String.fromCharCode(...(fromBase64url(quoteLink(quote, SHOP).replace(/^.*v1\./, '')) ?? []))).not.toMatch(/Ana|For/);
    expect(quote).not.toHaveProperty('names');
  });

  test('A copy of a quote that came by a link gets a number of this device', async () => {
    const tab = tablet()();
    const own = await made(tab, wish('Ana'));
    const opened = await tab.keepOpened(sampleQuote(2), [COASTAL_MAPLE]);
    const copy = await made(tab, wish('Ana', 5, opened.quote.number));
    expect(copy.quote.number).toEqual({ ...own.quote.number, count: 2, version: 1 });
  });

  test.each([
    ['a count that this tablet has not come to', { count: 999_999, version: 1 }],
    ['the last version of a quote', { count: 1, version: 999 }],
  ])(
    'A copy of a link that claims this tablet’s mark and %s is there after a reload, under a number of its own',
    async (_what, claimed) => {
      const openTab = tablet();
      const tab = openTab();
      const own = await made(tab, wish('Ana'));
      const forged = await tab.keepOpened({ ...sampleQuote(2), number: { ...own.quote.number, ...claimed } }, []);
      const copy = await made(tab, wish('Ben', 5, forged.quote.number));
      const next = await made(tab, wish('Carla'));
      expect(copy.quote.number).toEqual({ ...own.quote.number, count: 2, version: 1 });
      expect(next.quote.number).toEqual({ ...own.quote.number, count: 3, version: 1 });
      const later = openTab();
      await later.open();
      expect(
        later
          .get()
          .records.map(({ id }) => id)
          .toSorted(),
      ).toEqual([own.id, forged.id, copy.id, next.id].toSorted());
    },
  );

  test('A link that claims the number of another quote is kept beside it', async () => {
    const tab = tablet()();
    const own = await made(tab, wish('Ana'));
    const forged = await tab.keepOpened({ ...own.quote, taxPercentHundredths: 0 }, []);
    expect(forged).toMatchObject({ isMadeHere: false });
    expect(forged.id).not.toBe(own.id);
    expect(tab.get().records.find(({ id }) => id === own.id)?.openedAt).toBeNull();
  });

  test('It is open, opened, ordered or expired', async () => {
    const tab = tablet()();
    const kept = await made(tab, wish('Ana'));
    expect(quoteState(kept, 20_782)).toBe('open');
    expect(quoteState(kept, 20_797)).toBe('expired');
    expect(quoteState({ ...kept, openedAt: 1 }, 20_782)).toBe('opened');
    expect(quoteState({ ...kept, orderedAt: 1 }, 20_797)).toBe('ordered');
  });

  test.each(['full', 'unavailable'] as const)('On a device that is %s the quote is made and shown, and it is said', async (trouble) => {
    const device = troubledDatabase();
    device.trouble.write = trouble;
    const tab = tablet(device.database)();
    const kept = await made(tab, wish('Ana'));
    expect(tab.get()).toMatchObject({ trouble, records: [{ id: kept.id }] });
  });

  test('On a full device a quote that is marked as ordered stays shown and said; with room again it is saved, before the trouble is over', async () => {
    const device = fullDevice();
    const [tab, other] = [device.openTab(), device.openTab()];
    const early = await made(tab, wish('Ben'));
    device.fill(true);
    const kept = await made(tab, wish('Ana'));
    await tab.change(kept.id, { orderedAt: 5 });
    await tab.change(early.id, { orderedAt: 6 });
    await other.open();
    await other.remove('none');
    const ordered = { [kept.id]: 5, [early.id]: 6 };
    await expect.poll(() => orderedIn(tab)).toEqual(ordered);
    expect(tab.get().trouble).toBe('full');

    device.fill(false);
    await made(tab, wish('Carla'));
    expect(tab.get().trouble).toBeNull();
    const later = device.openTab();
    await later.open();
    expect(orderedIn(later)).toMatchObject(ordered);
    expect(later.get().records).toHaveLength(3);
    await tab.remove(kept.id);
    expect(orderedIn(tab)).not.toHaveProperty(kept.id);
  });

  test('A quote whose site data is deleted under the open page stays shown when it is changed, and is saved again', async () => {
    const openTab = tablet();
    const tab = openTab();
    const all = [await made(tab, wish('Ana')), await made(tab, wish('Ben'))] as const;
    const wiped = new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(`quotes-${databases}`);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    await tab.change(all[0].id, { orderedAt: 5 });
    await wiped;
    await tab.change(all[1].id, { orderedAt: 6 });
    const ordered = { [all[0].id]: 5, [all[1].id]: 6 };
    expect(orderedIn(tab)).toEqual(ordered);
    expect(tab.get().trouble).toBeNull();
    const later = openTab();
    await later.open();
    expect(orderedIn(later)).toEqual(ordered);
  });

  test('What lies damaged on the device does not keep the rest from being read', async () => {
    const openTab = tablet();
    const tab = openTab();
    const kept = await made(tab, wish('Ana'));
    const request = indexedDB.open(`quotes-${databases}`);
    await new Promise<void>((resolve) => {
      request.onsuccess = () => {
        const transaction = request.result.transaction('quotes', 'readwrite');
        transaction.objectStore('quotes').put({ v: 1, id: 'bad', bytes: new Uint8Array([1, 2, 3]) }, 'bad');
        transaction.objectStore('quotes').put({ mark: 'none' }, 'device');
        transaction.objectStore('quotes').put('nonsense', 'parts');
        transaction.oncomplete = () => resolve();
      };
    });
    const later = openTab();
    await later.open();
    expect(later.get().records.map(({ id }) => id)).toEqual([kept.id]);
    expect((await made(later, wish('Ben'))).quote.number).toMatchObject({ count: 1 });
  });

  test('Codes of a long quote that are scanned one by one are there until the quote is whole, also after a reload', async () => {
    const quote = sampleQuote(150);
    const openTab = tablet();
    const readings = [];
    for (const code of quoteCodes(quote, SHOP)) {
      const reading = readQuoteLink(code, SHOP);
      if (reading.kind !== 'part') throw new Error(reading.kind);
      readings.push(readQuoteParts((await openTab().addPart(reading.part)).parts, reading.part.tag, SHOP));
    }
    expect(readings.slice(0, -1).every((reading) => reading === null)).toBe(true);
    expect(readings.at(-1)).toEqual({ kind: 'quote', quote, signature: '' });
  });
});
