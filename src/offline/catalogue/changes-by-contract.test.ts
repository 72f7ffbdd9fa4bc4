import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchProductDetails, fetchProducts } from '../../api/catalogue';
import { fetchArticles, fetchGuides } from '../../api/content';
import { HttpError, NetworkError } from '../../api/errors';
import type { Media, Product } from '../../domain/catalogue';
import type { CatalogueChanges } from '../../domain/catalogue-changes';
import type { Article, Guide } from '../../domain/content';
import { FALLBACK_PICTURE, type Picture } from '../../domain/picture';
import { openKeyValueStore } from '../kept/database';
import { writeOfPart } from './catalogue-parts';
import { NO_META, pictureKey, ROW_VERSION } from './catalogue-rows';
import { createCatalogueStore, type CatalogueStore } from './catalogue-store';
import { readChangesByContract } from './changes-by-contract';

vi.mock('../../api/catalogue', () => ({ fetchProducts: vi.fn(), fetchProductDetails: vi.fn() }));
vi.mock('../../api/content', () => ({ fetchGuides: vi.fn(), fetchArticles: vi.fn() }));

const plain = (src: string): Picture => ({ ...FALLBACK_PICTURE, src });
const sized = (name: string, widths: readonly number[]): Picture => ({ ...FALLBACK_PICTURE, src: `/media/${name}-640.avif`, widths });
const floor = (slug: string, pricePerBoxCents = 7_500): Product => ({
  id: 1,
  categoryId: 1,
  title: slug,
  slug,
  priceCentsPerSqft: 300,
  mainPriceCentsPerSqft: null,
  saveLabel: null,
  pricePerBoxCents,
  sqftPerBox: 2_200,
  picture: plain(`/p/${slug}.jpg`),
  descriptionHtml: '',
});
const guide = (slug: string, media: readonly Media[] = []): Guide => ({
  id: 1,
  slug,
  title: slug,
  picture: plain(`/g/${slug}.jpg`),
  media,
  descriptionHtml: '',
});
const article = (slug: string): Article => ({
  id: 1,
  slug,
  title: slug,
  date: '2026-01-01',
  picture: plain(`/a/${slug}.jpg`),
  thumbnail: plain(`/t/${slug}.jpg`),
  descriptionHtml: '',
});
const MEDIA: readonly Media[] = [
  { type: 'image', picture: plain('/m/one.jpg') },
  { type: 'video', src: '/v.mp4', poster: plain('/m/poster.jpg') },
  { type: 'video', src: '/w.mp4', poster: null },
  { type: 'youtube', url: 'https://youtube.example/x' },
];

let databases = 0;
let store: CatalogueStore;
let shop: { products: Product[]; guides: Guide[]; articles: Article[] };
let asked: string[];
let detailsOf: (slug: string) => Promise<{ readonly media: readonly Media[] }>;
const { signal } = new AbortController();

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://store.test/'));
  databases += 1;
  const database = openKeyValueStore(`by-contract-${databases}`);
  store = createCatalogueStore(() => database);
  shop = { products: [], guides: [], articles: [] };
  asked = [];
  detailsOf = async () => ({ media: [] });
  vi.mocked(fetchProducts).mockImplementation(async (category, options) => {
    expect([category, options?.signal]).toEqual(['ALL', signal]);
    return shop.products;
  });
  vi.mocked(fetchGuides).mockImplementation(async (_input, options) => (expect(options?.signal).toBe(signal), shop.guides));
  vi.mocked(fetchArticles).mockImplementation(async (_input, options) => (expect(options?.signal).toBe(signal), shop.articles));
  vi.mocked(fetchProductDetails).mockImplementation(async (slug, options) => {
    expect(options?.signal).toBe(signal);
    asked.push(slug);
    const { media } = await detailsOf(slug);
    return { product: { ...floor(slug), title: 'From its own page' }, media, specifications: [] };
  });
});

async function changes(): Promise<readonly CatalogueChanges[]> {
  const parts: CatalogueChanges[] = [];
  for await (const part of readChangesByContract(store, signal)) parts.push(part);
  return parts;
}
/** Reads the changes and saves them, as the download does. */
async function download(): Promise<readonly CatalogueChanges[]> {
  const parts: CatalogueChanges[] = [];
  for await (const part of readChangesByContract(store, signal)) {
    const { puts, deletes } = writeOfPart(part, { round: 'r1', savedAt: 1 }, new Map());
    await store.write({ meta: NO_META, puts, deletes, isFirst: parts.length === 0 });
    parts.push(part);
  }
  asked = [];
  return parts;
}
const slugsOf = ({ products }: CatalogueChanges): readonly string[] => products.map(({ details }) => details.product.slug);
const filesOf = (parts: readonly CatalogueChanges[]): readonly string[] =>
  parts.flatMap(({ pictures }) => pictures.flatMap(({ files }) => files.map(({ address }) => address)));

describe('A back end without the changes call', () => {
  it('is read list by list: all of it at first, each floor with its own page, in parts of ten', async () => {
    shop.products = Array.from({ length: 21 }, (_, index) => floor(`floor-${index}`));
    shop.guides = [guide('laying')];
    shop.articles = [article('news')];
    const parts = await changes();
    expect(parts.map((part) => part.products.length)).toEqual([0, 10, 10, 1, 0]);
    expect(parts.map(({ left }) => left)).toEqual([21, 11, 1, 0, 0].map((items) => ({ items, bytes: 0 })));
    for (const { total, next, isFromStart, removed } of parts)
      expect({ total, next, isFromStart, removed }).toEqual({ total: { items: 23, bytes: 0 }, next: '', isFromStart: false, removed: [] });
    expect(parts[1]?.products.map(({ order }) => order)).toEqual(Array.from({ length: 10 }, (_, place) => [place]));
    // The entry of the list, or it would be fetched again each time.
    expect(parts[1]?.products[0]?.details.product).toEqual(floor('floor-0'));
    expect(parts.map(({ guides, articles }) => [guides, articles])).toEqual([
      [[{ order: [0], guide: shop.guides[0] }], [{ order: [0], article: shop.articles[0] }]],
      ...Array.from({ length: 4 }, () => [[], []]),
    ]);
  });

  it('is asked for the pages of what has changed alone', async () => {
    shop.products = [floor('oak'), floor('maple')];
    await download();
    const again = await changes();
    expect([asked, again.map(slugsOf)]).toEqual([[], [[], []]]);
    shop.products = [floor('oak'), floor('maple', 8_000)];
    expect([(await changes()).map(slugsOf), asked]).toEqual([[[], ['maple'], []], ['maple']]);
  });

  it('that only sorts anew is asked for no page: the floors move', async () => {
    shop.products = [floor('oak'), floor('maple'), floor('walnut')];
    await download();
    shop.products = [floor('maple'), floor('oak'), floor('walnut')];
    const [first] = await changes();
    expect([asked, first?.products.map(({ order, details }) => [order, details.product.slug])]).toEqual([
      [],
      [
        [[0], 'maple'],
        [[1], 'oak'],
      ],
    ]);
  });

  it('that sorts anew a floor and changes it asks for its page once', async () => {
    shop.products = [floor('oak'), floor('maple')];
    await download();
    shop.products = [floor('maple', 8_000), floor('oak')];
    expect([(await changes()).map(slugsOf), asked]).toEqual([[['oak'], ['maple'], []], ['maple']]);
  });

  it('that sorts anew a floor whose page is not on the device leaves it where it is', async () => {
    shop.products = [floor('oak'), floor('maple')];
    await download();
    await store.write({ meta: NO_META, deletes: [['details', 'maple']] });
    shop.products = [floor('maple'), floor('oak')];
    expect((await changes()).map(slugsOf)).toEqual([['oak'], []]);
  });

  it('says by what is missing in its lists what is gone', async () => {
    shop = {
      products: [floor('oak'), floor('maple')],
      guides: [guide('laying'), guide('care')],
      articles: [article('news'), article('old')],
    };
    await download();
    shop = { products: [floor('oak')], guides: [guide('laying')], articles: [article('news')] };
    expect((await changes())[0]?.removed).toEqual([
      { kind: 'product', key: 'maple' },
      { kind: 'guide', key: 'care' },
      { kind: 'article', key: 'old' },
    ]);
  });

  it('says at the end which pictures no floor, guide or article shows any more', async () => {
    shop = { products: [floor('oak'), floor('maple')], guides: [guide('laying', MEDIA)], articles: [article('news')] };
    detailsOf = async (slug) => ({ media: [{ type: 'image', picture: plain(`/m/${slug}-room.jpg`) }] });
    await download();
    expect((await changes()).at(-1)?.removed).toEqual([]);
    shop = { products: [floor('oak')], guides: [guide('laying')], articles: [] };
    await download();
    expect((await store.readPictures()).map(({ picture }) => picture.name)).toEqual(['/g/laying.jpg', '/m/oak-room.jpg', '/p/oak.jpg']);
  });

  it('drops no picture that the changes call saved under another name', async () => {
    shop.products = [{ ...floor('oak'), picture: sized('oak', [640, 1280]) }];
    await download();
    const named = (name: string) => ({
      name,
      version: 'hash',
      files: ['avif', 'webp'].map((format) => ({ address: `/media/${name}-1280.${format}`, bytes: 9 })),
    });
    const rows = ['oak', 'maple'].map(
      (name) => ({ v: ROW_VERSION, round: 'r0', savedAt: 1, picture: named(name), keptVersion: 'hash' }) as const,
    );
    await store.write({ meta: NO_META, puts: rows.map((row) => [pictureKey(row.picture.name), row]) });
    expect((await changes()).at(-1)?.removed).toEqual([{ kind: 'picture', key: 'maple' }]);
  });

  it('drops no picture where the pages of its floors cannot be read from the device', async () => {
    shop.products = [floor('oak')];
    detailsOf = async () => ({ media: MEDIA });
    await download();
    await store.write({ meta: NO_META, deletes: [['details', 'oak']] });
    expect((await changes()).at(-1)?.removed).toEqual([]);
  });

  it('that takes a floor away while it is read keeps the others coming; any other trouble ends the round', async () => {
    shop.products = [floor('oak'), floor('maple')];
    detailsOf = async (slug) => (slug === 'oak' ? Promise.reject(new HttpError(404, '')) : { media: [] });
    expect((await changes()).map(slugsOf)).toEqual([[], ['maple'], []]);
    detailsOf = () => Promise.reject(new NetworkError('gone'));
    await expect(changes()).rejects.toThrow('gone');
  });
});

describe('The pictures of such a back end', () => {
  it('are those of lists, of pages and of their videos', async () => {
    shop = { products: [floor('oak')], guides: [guide('laying', MEDIA)], articles: [article('news')] };
    detailsOf = async () => ({ media: MEDIA });
    const parts = await changes();
    expect(parts.map((part) => filesOf([part]))).toEqual([
      ['/g/laying.jpg', '/m/one.jpg', '/m/poster.jpg', '/a/news.jpg', '/t/news.jpg'],
      ['/p/oak.jpg', '/m/one.jpg', '/m/poster.jpg'],
      [],
    ]);
    expect(parts[1]?.pictures[0]).toEqual({ name: '/p/oak.jpg', version: '/p/oak.jpg', files: [{ address: '/p/oak.jpg', bytes: 0 }] });
  });

  it.each<[string, readonly number[], readonly string[]]>([
    ['the widest that a device keeps', [320, 1280, 2560], ['/media/oak-1280.avif', '/media/oak-1280.webp']],
    ['the only one, however wide', [2560], ['/media/oak-2560.avif', '/media/oak-2560.webp']],
    ['its one address where there are no widths', [], ['/media/oak-640.avif']],
  ])('are fetched in one width: %s', async (_what, widths, files) => {
    shop.products = [{ ...floor('oak'), picture: sized('oak', widths) }];
    expect(filesOf(await changes())).toEqual(files);
  });
});
