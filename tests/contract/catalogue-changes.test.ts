import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../fixtures/test-database';
import { products } from '../../server/db/schema/catalogue';
import { articles } from '../../server/db/schema/content';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getInstallation, getNewsletter } from '../../src/contract/content';
import { compareOrder, type CatalogueChanges } from '../../src/domain/catalogue-changes';
import { formatCount } from '../../src/domain/number-text';
import { ContractClient } from '../fixtures/contract-client';
import { manyFloorsCsv } from '../fixtures/many-floors';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { repeats } from '../repetitions';

const CALL = '/api/beforeauth/getcataloguechanges';
const FLOOR = 'family-20-coastal-maple';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Everything since a state, part by part, as a device reads it. */
async function readAll(from: TestStore, since: string): Promise<readonly [CatalogueChanges, ...CatalogueChanges[]]> {
  const client = new ContractClient(from);
  const first = await client.data(getCatalogueChanges, since);
  const parts: [CatalogueChanges, ...CatalogueChanges[]] = [first];
  for (let last = first; last.left.items > 0;) {
    last = await client.data(getCatalogueChanges, last.next);
    parts.push(last);
  }
  return parts;
}

const stateAfter = async (from: TestStore): Promise<string> => (await readAll(from, '')).at(-1)?.next ?? '';

/** A change as the owner makes one: rows and version in one transaction. */
async function change(work: (tx: Parameters<typeof bumpCatalogueVersion>[0]) => Promise<unknown>): Promise<void> {
  await store.database.db.transaction(async (tx) => {
    await work(tx);
    await bumpCatalogueVersion(tx);
  });
  store.advance(2_000);
}

const reprice = (cents: number) => change((tx) => tx.update(products).set({ pricePerBoxCents: cents }).where(eq(products.slug, FLOOR)));

describe('A device that keeps the catalogue', () => {
  it('gets every product, guide, article and picture once, with what their own calls answer and in the order of the lists', async () => {
    const parts = await readAll(store, '');
    const client = new ContractClient(store);
    const all = parts.flatMap((part) => part.products);
    const listed = await client.data(getProducts, 'ALL');
    expect(all.toSorted((a, b) => compareOrder(a.order, b.order)).map(({ details }) => details.product)).toEqual(listed);
    expect(all.find(({ details }) => details.product.slug === FLOOR)?.details).toEqual(await client.data(getProductDetails, FLOOR));
    expect(
      parts
        .flatMap((part) => part.guides)
        .toSorted((a, b) => compareOrder(a.order, b.order))
        .map(({ guide }) => guide),
    ).toEqual(await client.data(getInstallation, undefined));
    expect(
      parts
        .flatMap((part) => part.articles)
        .toSorted((a, b) => compareOrder(a.order, b.order))
        .map(({ article }) => article),
    ).toEqual(await client.data(getNewsletter, undefined));
    const kept = parts.flatMap((part) => part.pictures);
    expect(kept.length).toBeGreaterThan(140);
    expect(kept.map(({ files }) => files[0]?.address)).toContain('/media/p107-plank-1280.avif');
    // A floor laid in a room without a connection needs the room and the pieces of the floor.
    for (const part of ['living-day-view', 'living-evening-floor', 'condo-cover', 'condo-day-bounce'])
      expect(kept.map(({ name }) => name)).toContain(`room-${part}`);
    expect(kept.map(({ name }) => name)).toContain('p107-boards');
    expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length);
    expect(parts[0].isFromStart).toBe(true);
    expect(parts.every(({ removed }) => removed.length === 0)).toBe(true);
  });

  it('is told how much there is before it starts, and that is under 15 MB for the sample shop', async () => {
    const [first] = await readAll(store, '');
    const pictureBytes = (await readAll(store, ''))
      .flatMap((part) => part.pictures)
      .reduce((sum, { files }) => sum + (files[0]?.bytes ?? 0), 0);
    console.log(
      `The sample catalogue on a device: ${first.total.items} items, ${first.total.bytes} bytes, of which pictures ${pictureBytes}.`,
    );
    expect(first.total.bytes).toBeGreaterThan(pictureBytes);
    expect(first.total.bytes).toBeLessThan(15_000_000);
  });

  it('gets one price change alone, then nothing', async () => {
    const state = await stateAfter(store);
    await reprice(9_999);
    const [part, ...more] = await readAll(store, state);
    expect(more).toEqual([]);
    expect(part).toMatchObject({ isFromStart: false, guides: [], articles: [], pictures: [], removed: [], left: { items: 0, bytes: 0 } });
    expect(part.products.map(({ details }) => [details.product.slug, details.product.pricePerBoxCents])).toEqual([[FLOOR, 9_999]]);
    const after = await new ContractClient(store).data(getCatalogueChanges, part.next);
    expect(after).toMatchObject({ next: part.next, products: [], removed: [], isFromStart: false });
  });

  it('hears of a floor taken off sale, of one that comes back, and of a deleted article', async () => {
    const state = await stateAfter(store);
    await change((tx) => tx.update(products).set({ isActive: false }).where(eq(products.slug, FLOOR)));
    const [gone] = await readAll(store, state);
    expect([gone.removed, gone.products]).toEqual([[{ kind: 'product', key: FLOOR }], []]);
    await change(async (tx) => {
      await tx.update(products).set({ isActive: true }).where(eq(products.slug, FLOOR));
      await tx.delete(articles).where(eq(articles.slug, 'what-mil-means'));
    });
    const [back] = await readAll(store, gone.next);
    expect([back.removed, back.products.length]).toEqual([[{ kind: 'article', key: 'what-mil-means' }], 1]);
  });

  it('that was interrupted between two parts goes on behind the first, and gets what changed meanwhile', async () => {
    const [first] = await readAll(store, '');
    expect(first.left.items).toBeGreaterThan(0);
    const early = first.articles[0]?.article.slug ?? '';
    await change((tx) => tx.update(articles).set({ title: 'Told anew' }).where(eq(articles.slug, early)));
    const rest = await readAll(store, first.next);
    const slugs = [first, ...rest].flatMap((part) => part.products).map(({ details }) => details.product.slug);
    expect(slugs.length).toBe(new Set(slugs).size);
    expect(slugs.length).toBe(48);
    expect(rest.flatMap((part) => part.articles).map(({ article }) => article.title)).toEqual(['Told anew']);
    expect(rest.every(({ isFromStart }) => !isFromStart)).toBe(true);
  });

  it.each(['nonsense', 'a.other-shop.1.product.x', 'z.z.z.z.z', 'a..', "a.'; drop table products; --.1.product.x"])(
    'with a state nobody knows gets everything: %s',
    async (since) => {
      expect(await new ContractClient(store).data(getCatalogueChanges, since)).toMatchObject({ isFromStart: true });
    },
  );

  it('of another database gets everything from this one', async () => {
    const other = await openTestStore({ database: await openTestDatabase() });
    expect(await new ContractClient(other).data(getCatalogueChanges, await stateAfter(store))).toMatchObject({ isFromStart: true });
    await other.close();
  });

  it('asks again for nothing: 304 for what it has, the same ETag for the same state, compressed', async () => {
    const first = await store.app.request(CALL, { headers: { 'accept-encoding': 'br' } });
    expect([first.status, first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual([
      200,
      'br',
      'private, no-cache',
    ]);
    const again = await store.app.request(CALL, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const [
      {
        articles: [article],
      },
    ] = await readAll(store, '');
    await change((tx) =>
      tx
        .update(articles)
        .set({ title: 'Renamed' })
        .where(eq(articles.slug, article?.article.slug ?? '')),
    );
    expect((await store.app.request(CALL, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(200);
  });

  it('gets a picture whose file changed although the catalogue did not', async () => {
    const folder = join(store.database.dataDir, 'media');
    await mkdir(folder, { recursive: true });
    await cp('public/media/p107-plank-640.avif', join(folder, 'shown-640.avif'));
    await change((tx) =>
      tx.execute(
        sql`insert into pictures (name, width_px, height_px, widths, color, alt) values ('shown', 640, 480, '[640]'::jsonb, '#ffffff', '')`,
      ),
    );
    const state = await stateAfter(store);
    await writeFile(join(folder, 'shown-640.avif'), 'another picture');
    // A new process, as after an update of the program.
    const restarted = await openTestStore({ database: store.database });
    const [part] = await readAll(restarted, state);
    expect(part.pictures).toMatchObject([{ name: 'shown', files: [{ address: '/media/shown-640.avif', bytes: 15 }] }]);
    await rm(join(folder, 'shown-640.avif'));
    const third = await openTestStore({ database: store.database });
    expect((await readAll(third, part.next))[0].removed).toEqual([{ kind: 'picture', key: 'shown' }]);
  });
});

/** As many as a busy machine reads in good time; docs/decisions/0016 has the figures for 10,000. */
const MANY_FLOORS = repeats ? 2_000 : 500;

describe('With many floors', { timeout: 300_000 }, () => {
  it('the first reading comes in small parts, and one change costs no more than it does with 48', async () => {
    const large = await openTestStore();
    const dir = large.database.dataDir;
    const bytesOf = async (since: string): Promise<number> =>
      (await (await large.app.request(`${CALL}?since=${encodeURIComponent(since)}`)).arrayBuffer()).byteLength;
    const repriced = async (slug: string, cents: number): Promise<void> => {
      await large.database.db.update(products).set({ pricePerBoxCents: cents }).where(eq(products.slug, slug));
      await bumpCatalogueVersion(large.database.db);
      large.advance(2_000);
    };
    const small = await stateAfter(large);
    await repriced(FLOOR, 9_998);
    const smallBytes = await bytesOf(small);

    await writeFile(join(dir, 'floors.csv'), manyFloorsCsv(MANY_FLOORS));
    const imported = await ownerTool({ db: large.database.db, dataDir: dir }, 'import-catalogue', 'floors.csv');
    expect(imported.text).toContain(`${formatCount(MANY_FLOORS)} products added`);
    large.advance(2_000);
    const startedAt = performance.now();
    const parts = await readAll(large, '');
    const tookMs = performance.now() - startedAt;
    expect(parts.flatMap((part) => part.products).length).toBe(MANY_FLOORS + 48);
    expect(Math.max(...parts.map((part) => part.products.length))).toBeLessThanOrEqual(200);
    await repriced(FLOOR, 9_997);
    const largeBytes = await bytesOf(parts.at(-1)?.next ?? '');
    console.log(
      `${MANY_FLOORS + 48} floors: ${parts.length} parts, ${parts[0].total.bytes} bytes of items, read in ${Math.round(tookMs)} ms; one change ${largeBytes} bytes, with 48 floors ${smallBytes}.`,
    );
    // Figures of the totals have more digits.
    expect(largeBytes).toBeLessThan(smallBytes + 100);
    await large.close();
  });
});
