import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { products } from '../../server/db/schema/catalogue';
import { documents } from '../../server/db/schema/content';
import { products as sampleProducts } from '../../server/seed/products';
import { getProductDetails } from '../../src/contract/catalogue';
import { getSettings } from '../../src/contract/site';
import { ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const HOSTILE = '<p onclick="steal()">Oak<script>steal()</script> <a href="javascript:steal()">more</a></p>';
const HARMLESS = '<p>Oak <a>more</a></p>';

describe('HTML of the shop', () => {
  it('is reduced before it reaches the database, and every word of the sample shop survives that', async () => {
    const { db } = store.database;
    const kept = await db.select({ id: products.id, html: products.descriptionHtml }).from(products);
    expect(new Map(kept.map(({ id, html }) => [id, html]))).toEqual(
      new Map(sampleProducts.map(({ id, descriptionHtml }) => [id, descriptionHtml])),
    );
    await db.update(products).set({ descriptionHtml: HOSTILE }).where(eq(products.id, 107));
    expect(await db.execute('select description_html from products where id = 107')).toMatchObject({
      rows: [{ description_html: HARMLESS }],
    });
  });

  it('is reduced in settings and pages too, and their other texts are left as they are', async () => {
    const { db } = store.database;
    const [kept] = await db.select().from(documents).where(eq(documents.key, 'settings'));
    const value = { ...(kept?.value as object), privacyPolicyHtml: HOSTILE, address: 'Mill <3 & Sons' };
    await db.transaction(async (tx) => {
      await tx.update(documents).set({ value }).where(eq(documents.key, 'settings'));
      await bumpCatalogueVersion(tx);
    });
    const visitor = new ContractClient(store);
    expect(await visitor.data(getSettings, undefined)).toMatchObject({ privacyPolicyHtml: HARMLESS, address: 'Mill <3 & Sons' });
    expect((await visitor.data(getProductDetails, 'family-20-coastal-maple')).product.descriptionHtml).toBe(HARMLESS);
  });
});
