import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCategories, getProductDetails, getProducts } from '../../src/contract/catalogue';
import { getPromoCode } from '../../src/contract/checkout';
import {
  getAboutUs,
  getHomeScreen,
  getInstallation,
  getInstallationDetails,
  getNewsDetails,
  getNewsletter,
} from '../../src/contract/content';
import { getSettings, getShippingCharge, sendContactMessage } from '../../src/contract/site';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { listMessages } from '../../server/repositories/messages';
import { ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());

describe('The seeded shop', () => {
  it('has 6 categories, 48 products, 8 guides and 8 articles', async () => {
    expect(await visitor.data(getCategories, undefined)).toHaveLength(6);
    expect(await visitor.data(getProducts, 'ALL')).toHaveLength(48);
    expect(await visitor.data(getInstallation, undefined)).toHaveLength(8);
    expect(await visitor.data(getNewsletter, undefined)).toHaveLength(8);
  });

  it('sells product 107 at the golden figures, with its specification groups', async () => {
    const { product, media, specifications } = await visitor.data(getProductDetails, 'family-20-coastal-maple');
    expect(product).toMatchObject({
      id: 107,
      categoryId: 1,
      title: 'Family 20 - Coastal Maple',
      priceCentsPerSqft: 319,
      pricePerBoxCents: 7541,
      sqftPerBox: 2364,
      mainPriceCentsPerSqft: null,
    });
    expect(product.picture.src).toMatch(/^\/media\/p107-plank-\d+\.webp$/);
    expect(media.length).toBeGreaterThanOrEqual(3);
    expect(specifications.map((group) => group.title)).toContain('Construction');
  });

  it('sends prices as dollars and areas as square feet', async () => {
    const reply = await visitor.request('/beforeauth/getproductdetails', {
      method: 'POST',
      body: new URLSearchParams({ slug: 'family-20-coastal-maple' }),
    });
    expect(await reply.json()).toMatchObject({ status: 1, data: { product: { price: 3.19, price_per_box: 75.41, sqft_in_box: 23.64 } } });
  });

  it('shows home, about, settings and delivery bands', async () => {
    const home = await visitor.data(getHomeScreen, undefined);
    expect(home.banner.map((slide) => slide.type)).toEqual(['image', 'image', 'video']);
    expect(home.banner.map((slide) => [slide.floor?.slug, slide.floor?.priceCentsPerSqft])).toEqual([
      ['everyday-12-natural-oak', 249],
      ['herringbone-20-walnut', 539],
      ['family-20-coastal-maple', 319],
    ]);
    expect(home.categories).toHaveLength(6);
    expect((await visitor.data(getAboutUs, undefined)).title).not.toBe('');
    expect(await visitor.data(getSettings, undefined)).toMatchObject({
      taxPercentHundredths: 700,
      installationCentsPerSqft: 275,
      latitude: 25.82,
      longitude: -80.36,
    });
    expect((await visitor.data(getShippingCharge, undefined)).map((band) => band.priceCents)).toEqual([15000, 19900, 24900, 29900, 0]);
  });

  it('lists one category, and nothing for a category that does not exist', async () => {
    const herringbone = await visitor.data(getProducts, 4);
    expect(herringbone.length).toBeGreaterThan(0);
    expect(new Set(herringbone.map((product) => product.categoryId))).toEqual(new Set([4]));
    expect(new Set(herringbone.map(({ facts }) => facts?.core))).toEqual(new Set(['SPC']));
    expect(await visitor.data(getProducts, 999)).toEqual([]);
  });

  it('opens an article and a guide by slug, and refuses unknown slugs', async () => {
    const [article] = await visitor.data(getNewsletter, undefined);
    const [guide] = await visitor.data(getInstallation, undefined);
    expect(await visitor.data(getNewsDetails, article?.slug ?? '')).toEqual(article);
    expect(await visitor.data(getInstallationDetails, guide?.slug ?? '')).toEqual(guide);
    expect(await visitor.refusal(getInstallationDetails, 'no-such-guide')).toBe('No installation data found.');
    expect(await visitor.refusal(getProductDetails, 'no-such-product')).toBe('This product was not found.');
  });
});

describe('A form', () => {
  it.each(['multipart', 'urlencoded', 'json'] as const)('is understood as %s', async (encoding) => {
    const client = new ContractClient(store);
    client.encoding = encoding;
    expect((await client.data(getProductDetails, 'family-20-coastal-maple')).product.id).toBe(107);
    expect((await client.data(getPromoCode, ' welcome10 ')).percentHundredths).toBe(1000);
  });

  it('is understood as nested JSON', async () => {
    const fields = { first_name: 'Nora', last_name: 'Lee', email: 'nora@example.com', message: 'Is the showroom open?' };
    const reply = await visitor.request('/beforeauth/contactus', {
      method: 'POST',
      body: JSON.stringify({ Contactus: fields }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await reply.json()).toMatchObject({ status: 1 });
    expect(await listMessages(store.database.db, 1)).toMatchObject([{ firstName: 'Nora', message: 'Is the showroom open?' }]);
  });
});

describe('A contact message', () => {
  it('is refused with the field that is missing', async () => {
    const message = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: ' ' };
    expect(await visitor.refusal(sendContactMessage, message)).toBe('Please enter your message');
    expect(await visitor.refusal(sendContactMessage, { ...message, email: 'nora', message: 'Hi' })).toBe(
      'Please enter a valid email address',
    );
  });

  const STAIRS = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: 'Do you lay on stairs?' };
  const kept = async (words: string) => (await listMessages(store.database.db, 100)).filter(({ message }) => message === words);

  it('that is sent again under its id, ten times at once, is kept once and thanked for each time', async () => {
    const id = { 'X-Message-Id': '6f1f1c1e-0000-4000-8000-000000000001' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => visitor.call(sendContactMessage, STAIRS, id)));
    expect(replies.map(({ outcome }) => outcome.kind)).toEqual(Array.from({ length: 10 }, () => 'success'));
    expect(await visitor.call(sendContactMessage, STAIRS, id)).toMatchObject({ outcome: { kind: 'success' } });
    expect(await kept(STAIRS.message)).toHaveLength(1);
  });

  it('with the same words under another id, or none, is another message', async () => {
    const twice = { ...STAIRS, message: 'Call me' };
    await visitor.data(sendContactMessage, twice, { 'X-Message-Id': '6f1f1c1e-0000-4000-8000-000000000002' });
    await visitor.data(sendContactMessage, twice, { 'X-Message-Id': '6f1f1c1e-0000-4000-8000-000000000003' });
    await visitor.data(sendContactMessage, twice);
    expect(await kept('Call me')).toHaveLength(3);
  });

  it('with other words under a known id changes nothing and is refused, an id that is none is malformed', async () => {
    const id = { 'X-Message-Id': '6f1f1c1e-0000-4000-8000-000000000001' };
    expect(await visitor.refusal(sendContactMessage, { ...STAIRS, message: 'Something else' }, id)).toBe(
      'This was sent before with other words. Please send it anew.',
    );
    expect(await kept('Something else')).toEqual([]);
    expect(await visitor.call(sendContactMessage, STAIRS, { 'X-Message-Id': 'seven' })).toMatchObject({ httpStatus: 400 });
  });
});

describe('A promo code', () => {
  it('is found whatever its state, so that the page can say what is wrong with it', async () => {
    expect(await visitor.data(getPromoCode, 'PRO15')).toMatchObject({ status: 'Inactive', percentHundredths: 1500 });
    expect((await visitor.data(getPromoCode, 'SUMMER5')).endsAt).toBeLessThan(Date.now());
    expect((await visitor.data(getPromoCode, 'HOLIDAY20')).startsAt).toBeGreaterThan(Date.now());
    expect(await visitor.refusal(getPromoCode, '')).toBe('Please enter a promo code');
  });

  it('cannot be guessed for ever from one address', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) statuses.push((await visitor.call(getPromoCode, `GUESS${guess}`)).httpStatus);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

describe('A public reply', () => {
  const list = (headers: Record<string, string>) => store.app.request('/api/beforeauth/gethomescreen', { headers });

  it('is sent compressed, the same bytes whatever the encoding', async () => {
    const plain = Buffer.from(await (await list({})).arrayBuffer());
    const br = await list({ 'Accept-Encoding': 'gzip, br' });
    const gzipped = await list({ 'Accept-Encoding': 'gzip, br;q=0' });
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(gzipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer()))).toEqual(plain);
    expect(gunzipSync(Buffer.from(await gzipped.arrayBuffer()))).toEqual(plain);
  });

  it('answers 304 to who has it, until the catalogue changes', async () => {
    const etag = (await list({})).headers.get('ETag') ?? '';
    expect((await list({ 'If-None-Match': `"other", ${etag}` })).status).toBe(304);
    await store.database.db.transaction(async (tx) => {
      await tx.execute(`update documents set value = jsonb_set(value, '{flooringTitle}', '"New floors"') where key = 'home'`);
      await bumpCatalogueVersion(tx);
    });
    store.advance(1_500);
    const changed = await list({ 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ data: { sps_flooring_title: 'New floors' } });
  });
});

describe('Road distance', () => {
  const route = (pair: string) => store.app.request(`/api/route/v1/driving/${pair}`);

  it('answers in the shape of a router, marked as an estimate', async () => {
    const reply: unknown = await (await route('-80.36,25.82;-80.19,25.77?overview=false')).json();
    expect(reply).toMatchObject({ code: 'Ok', estimate: true });
    expect(reply).toHaveProperty('routes.0.distance', expect.closeTo(22_435, -3));
  });

  it.each(['-80.36,25.82', 'a,b;c,d', '-80.36,95;-80.19,25.77', '0,0;-80.19,25.77'])('refuses %s', async (pair) => {
    const reply = await route(pair);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'InvalidQuery' });
  });
});
