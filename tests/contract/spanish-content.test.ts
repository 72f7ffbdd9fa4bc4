import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../server/db/schema/catalogue';
import { contentTranslations } from '../../server/db/schema/content';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { writeTranslations } from '../../server/repositories/translations';
import { getCategories, getProductDetails, getProducts } from '../../src/contract/catalogue';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getAboutUs, getHomeScreen, getInstallation, getNewsletter } from '../../src/contract/content';
import { getSettings } from '../../src/contract/site';
import type { CatalogueChanges } from '../../src/domain/catalogue-changes';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const SPANISH = { 'Accept-Language': 'es-US,es;q=0.9' };
const FLOOR = 'everyday-12-natural-oak';

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());

async function change(work: (tx: Parameters<typeof bumpCatalogueVersion>[0]) => Promise<unknown>): Promise<void> {
  await store.database.db.transaction(async (tx) => {
    await work(tx);
    await bumpCatalogueVersion(tx);
  });
  store.advance(2_000);
}

const wholeSpanish = async (): Promise<readonly unknown[]> => [
  await visitor.data(getHomeScreen, undefined, SPANISH),
  await visitor.data(getAboutUs, undefined, SPANISH),
  await visitor.data(getSettings, undefined, SPANISH),
  await visitor.data(getCategories, undefined, SPANISH),
  await visitor.data(getProducts, 'ALL', SPANISH),
  await visitor.data(getInstallation, undefined, SPANISH),
  await visitor.data(getNewsletter, undefined, SPANISH),
  ...(await everything(SPANISH)).flatMap((part) => part.products),
];

async function everything(headers: Readonly<Record<string, string>>, since = ''): Promise<readonly CatalogueChanges[]> {
  const parts = [await visitor.data(getCatalogueChanges, since, headers)];
  for (let last = parts[0]; last !== undefined && last.left.items > 0;) {
    last = await visitor.data(getCatalogueChanges, last.next, headers);
    parts.push(last);
  }
  return parts;
}

describe('The content of a call in Spanish', () => {
  it('is in Spanish as a whole in the sample shop', async () => {
    expect(JSON.stringify(await wholeSpanish())).not.toContain('inEnglish');
  });

  it('has the floor, its specifications and its pictures in Spanish, and the same facts and prices as in English', async () => {
    const english = await visitor.data(getProductDetails, FLOOR);
    const spanish = await visitor.data(getProductDetails, FLOOR, SPANISH);
    expect(english.product.title).toBe('Everyday 12 - Natural Oak');
    expect(spanish.product.title).toBe('Everyday 12 - Roble natural');
    expect(spanish.product.descriptionHtml).toContain('Roble beige miel cálido');
    expect(spanish.product.facts).toEqual(english.product.facts);
    expect(spanish.product.pricePerBoxCents).toBe(english.product.pricePerBoxCents);
    expect(spanish.specifications[1]?.title).toBe('Construcción');
    expect(spanish.specifications[1]?.rows[2]).toEqual({
      title: 'Capa de uso',
      value: '12 mil (0.30 mm)',
      english: { title: 'Wear layer', value: '12 mil (0.30 mm)' },
    });
    expect(english.specifications[1]?.rows[2]).toEqual({ title: 'Wear layer', value: '12 mil (0.30 mm)' });
    expect(spanish.product.picture.alt).toContain('Lamas de aspecto roble natural');
  });

  it('fills the lowest price into the Spanish text too', async () => {
    const { banner } = await visitor.data(getHomeScreen, undefined, SPANISH);
    expect(banner[0]?.subtitle).toBe('Lamas y losetas impermeables desde $1.99\u00a0/\u00a0pie², para casas del sur de Florida.');
    expect(banner[0]?.floor?.title).toBe('Everyday 12 - Roble natural');
  });

  it('links to the Spanish pages, and to the same files', async () => {
    const [english, spanish] = [await visitor.data(getAboutUs, undefined), await visitor.data(getAboutUs, undefined, SPANISH)];
    expect(english.extraHtml).toContain('<a href="/contact-us">');
    expect(spanish.extraHtml).toContain('<a href="/es/contact-us">');
    expect(spanish.extraHtml).not.toMatch(/href="\/(?!es\/)/);
    await change((tx) =>
      writeTranslations(tx, 'es', [
        {
          english: english.extraHtml,
          isHtml: true,
          translated: '<p><a href="/media/hoja.pdf">1</a><a href="https://x.example/a">2</a></p>',
        },
      ]),
    );
    expect((await visitor.data(getAboutUs, undefined, SPANISH)).extraHtml).toMatch(/"\/media\/hoja.pdf".*"https:\/\/x.example\/a"/);
  });

  it('differs from the English one, which a cache on the way may not give for it', async () => {
    const english = await store.app.request('/api/beforeauth/gethomescreen');
    const spanish = await store.app.request('/api/beforeauth/gethomescreen', { headers: SPANISH });
    expect(english.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    expect(spanish.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect(await english.text()).not.toContain('in_english');
    expect(await spanish.text()).toContain('Compre por tipo');
  });

  it('stays in English where the owner has changed the text, and says so', async () => {
    await change((tx) =>
      tx.update(products).set({ title: 'Everyday 12 - Beach Oak', descriptionHtml: '<p>New.</p>' }).where(eq(products.slug, FLOOR)),
    );
    const { product } = await visitor.data(getProductDetails, FLOOR, SPANISH);
    expect(product).toMatchObject({
      title: 'Everyday 12 - Beach Oak',
      descriptionHtml: '<p>New.</p>',
      inEnglish: ['title', 'description'],
    });
    expect((await visitor.data(getProductDetails, FLOOR)).product).not.toHaveProperty('inEnglish');
  });

  it('reaches the devices that keep the catalogue when only its Spanish changes, and no other floor does', async () => {
    const before = (await everything(SPANISH)).at(-1)?.next ?? '';
    await change((tx) =>
      writeTranslations(tx, 'es', [
        { english: 'Everyday 12 - Beach Oak', isHtml: false, translated: 'Everyday 12 - Roble playa' },
        { english: '<p>New.</p>', isHtml: true, translated: '<p onclick="a()">Nuevo.</p>' },
      ]),
    );
    const changed = (await everything(SPANISH, before)).flatMap((part) => part.products);
    expect(changed.map(({ details }) => [details.product.title, details.product.descriptionHtml])).toEqual([
      ['Everyday 12 - Roble playa', '<p>Nuevo.</p>'],
    ]);
    expect((await everything({}, before)).flatMap((part) => part.products)[0]?.details.product.title).toBe('Everyday 12 - Beach Oak');
    const [specification] = (await visitor.data(getProductDetails, FLOOR)).specifications;
    const shared = await everything(SPANISH);
    await change((tx) => writeTranslations(tx, 'es', [{ english: specification?.title ?? '', isHtml: false, translated: 'En breve' }]));
    expect((await everything(SPANISH, shared.at(-1)?.next)).flatMap((part) => part.products)).toHaveLength(48);
  });

  it('loses a translation that is taken away', async () => {
    await change((tx) => writeTranslations(tx, 'es', [{ english: 'Everyday 12 - Beach Oak', isHtml: false, translated: '' }]));
    expect((await visitor.data(getProductDetails, FLOOR, SPANISH)).product.title).toBe('Everyday 12 - Beach Oak');
    const empty = await store.database.db
      .select()
      .from(contentTranslations)
      .where(and(eq(contentTranslations.text, ''), eq(contentTranslations.html, '')));
    expect(empty).toEqual([]);
  });
});

describe("The owner's files", () => {
  let folder: string;
  let shop: TestStore;
  beforeAll(async () => {
    shop = await openTestStore();
    folder = await mkdtemp(join(tmpdir(), 'spanish-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await shop.close();
  });
  const tool = (...args: string[]) => ownerTool(shop.database, ...args);
  const translationRows = async () =>
    (await shop.database.db.select().from(contentTranslations)).map((row) => JSON.stringify(row)).toSorted();

  it('hold the Spanish of floors, pages and settings, and bring it into a shop that has none', async () => {
    const before = await translationRows();
    await tool('export-catalogue', join(folder, 'floors.csv'));
    await tool('export-content', join(folder, 'content'));
    const { text } = await tool('settings', '--json');
    await writeFile(join(folder, 'settings.json'), text);
    const heading = (await readFile(join(folder, 'floors.csv'), 'utf8')).split('\r\n', 1)[0];
    expect(heading).toContain('title,title_es,category');
    expect(JSON.parse(await readFile(join(folder, 'content/guides.json'), 'utf8'))).toContainEqual(
      expect.objectContaining({ title_es: 'Escalones y transiciones', text_es: 'guides/stairs-and-transitions.es.html' }),
    );
    expect(JSON.parse(text)).toMatchObject({ settings: { serviceArea_es: 'Sur de Florida' } });

    await shop.database.db.delete(contentTranslations);
    expect((await tool('check')).text).toContain('16 of 16 texts missing, shown in English');
    expect((await tool('import-catalogue', join(folder, 'floors.csv'))).text).toContain('texts in Spanish changed');
    expect((await tool('import-content', join(folder, 'content'))).text).toContain('texts in Spanish changed');
    expect(await tool('settings', 'set', '--file', join(folder, 'settings.json'))).toMatchObject({ exitCode: 0 });
    const after = await translationRows();
    // Of pictures that no floor shows, such as the banner's, no file holds what is seen in them.
    expect(after.filter((row) => !before.includes(row))).toEqual([]);
    expect(
      before
        .filter((row) => !after.includes(row))
        .filter((row) => !row.includes('Pis') && !row.includes('Pieza') && !row.includes('Sombras')),
    ).toEqual([]);
    expect((await tool('import-catalogue', join(folder, 'floors.csv'))).text).not.toContain('in Spanish');
    expect((await tool('import-content', join(folder, 'content'))).text).not.toContain('in Spanish');
  });

  it('and the check count what is missing', async () => {
    const found = async (): Promise<string> =>
      (await tool('check')).text.split('\n').find((line) => line.includes('guides in Spanish')) ?? '';
    expect(await found()).toContain('whole');
    await tool('settings', 'set', 'metaTitle', 'Oak & Co');
    expect((await tool('check')).text).toMatch(/settings in Spanish\s+1 of 9 texts missing, shown in English/);
    expect(await tool('settings', 'set', 'metaTitle_es', 'Roble y compañía')).toMatchObject({ exitCode: 0 });
    expect((await tool('settings', 'get', 'metaTitle_es')).text).toContain('Roble y compañía');
    expect((await tool('check')).text).toMatch(/settings in Spanish\s+whole/);
    shop.advance(2_000);
    expect((await new ContractClient(shop).data(getSettings, undefined, SPANISH)).metaTitle).toBe('Roble y compañía');
  });
});
