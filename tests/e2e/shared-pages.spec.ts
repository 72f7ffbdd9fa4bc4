import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import { LIGHT_BYTES } from './light-document';
import { expect, test } from './store-test';
import { richResultProblems, vocabularyProblems } from './structured-data-problems';

test.use({ sharesStore: true });

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
/** Every address of the sitemap. */
async function publicPages(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

const isFloor = (address: string): boolean => /\/products\/(?!category)/.test(address);

/** The head's elements as a messenger reads them: by name, decoded. */
function headOf(html: string): ReadonlyMap<string, string> {
  const decoded = (text: string): string =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const metas = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)];
  const found = [['canonical', canonical], ['title', title], ...metas.map(([, name = '', content = '']) => [name, content])];
  return new Map(found.map(([name = '', content = '']) => [name, decoded(content)]));
}

test('Every public page tells messengers its title, words, address and a picture that they show', async ({ request, store }) => {
  const pictures = new Set<string>();
  for (const address of await publicPages(request)) {
    const head = headOf(await (await request.get(address)).text());
    const words = head.get('description') ?? '';
    expect(words.length, address).toBeGreaterThan(30);
    expect(Object.fromEntries(head), address).toMatchObject({
      canonical: address,
      'og:url': address,
      'og:title': head.get('title'),
      'og:description': words,
      'og:type': expect.stringMatching(/^(?:website|product|article)$/),
      'og:image': expect.stringContaining(`${store.url}/previews/`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\w{3}/),
      'twitter:card': 'summary_large_image',
    });
    expect(`${head.get('title')} ${words}`, address).not.toMatch(/&[a-z0-9#]+;|<\w|undefined|null/i);
    pictures.add(head.get('og:image') ?? '');
  }
  expect(pictures.size).toBeGreaterThan(50);
  for (const picture of pictures) {
    const reply = await request.get(picture);
    const jpeg = await reply.body();
    expect([reply.status(), reply.headers()['content-type'], jpeg.length <= 300_000], picture).toEqual([200, 'image/jpeg', true]);
    expect(await sharp(jpeg).metadata(), picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('An address with the parameters of a campaign has the canonical address of the page', async ({ request, store }) => {
  const html = await (await request.get('/products/everyday-12-natural-oak?utm_source=mail&fbclid=1&gclid=2')).text();
  expect(headOf(html).get('canonical')).toBe(`${store.url}/products/everyday-12-natural-oak`);
});

test('Structured data of every public page holds before a validator of rich results and the vocabulary of schema.org', async ({
  request,
  store,
}) => {
  const graphs = new Map<string, string>();
  for (const address of await publicPages(request)) {
    const html = await (await request.get(address)).text();
    expect(await richResultProblems(html), address).toEqual([]);
    const scripts = [...html.matchAll(SCRIPT)].map(([, text = '']) => text);
    expect(scripts.length, address).toBeLessThanOrEqual(1);
    for (const text of scripts) {
      expect(text.match(/"(?:\/[^"]*|http:\/\/localhost[^"]*)"/g) ?? [], `${address}: addresses are absolute`).toEqual([]);
      graphs.set(address.slice(store.url.length), text);
    }
  }
  const shown = [...graphs.keys()];
  expect(shown).toEqual(expect.arrayContaining(['/', '/contact-us', '/products/everyday-12-natural-oak', '/blog/what-mil-means']));
  expect(await vocabularyProblems(graphs)).toEqual([]);
});

test('The checks above find what is wrong', async () => {
  const wrong = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: 'Oak', colour: 'brown', offers: { '@type': 'Offer' } }],
  };
  const text = JSON.stringify(wrong);
  expect((await vocabularyProblems(new Map([['/', text]]))).join('\n')).toContain('colour');
  expect((await richResultProblems(`<html><head><script type="application/ld+json">${text}</script></head></html>`)).join('\n')).toContain(
    'price',
  );
});

test('The document of every product is one round trip and a little', async ({ request }) => {
  for (const address of await publicPages(request)) {
    if (!isFloor(address)) continue;
    const reply = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(reply.headers()['content-length']), address).toBeLessThanOrEqual(LIGHT_BYTES);
  }
});
