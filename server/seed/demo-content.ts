import { safeHtml } from '../safe-html';
import type { Database } from '../db/database';
import { readAllProducts } from '../repositories/catalogue-products';
import { readContentRows } from '../repositories/content-rows';
import { readDeliveryBands } from '../repositories/delivery-bands';
import { listPromos } from '../repositories/promos';
import { about, homeTexts, banners, testimonials } from './site-texts';
import { articles } from './articles';
import { categories } from './categories';
import { deliveryBands, promos } from './settings';
import { guides } from './guides';
import { products } from './products';

export interface SampleLeft {
  readonly floors: number;
  readonly categories: number;
  readonly banners: number;
  /** 0 or 1. */
  readonly homeTexts: number;
  readonly guides: number;
  readonly articles: number;
  readonly reviews: number;
  readonly about: number;
  readonly promos: number;
  /** 0 or 1. */
  readonly bands: number;
}

interface Described {
  readonly title: string;
  readonly descriptionHtml: string;
}

/** What differs in a single word is the owner's. */
export async function findSampleContent(db: Database): Promise<SampleLeft> {
  const [content, bands] = [await readContentRows(db), await readDeliveryBands(db)];
  const codes = new Map(promos.map(({ code, percentHundredths }) => [code, percentHundredths]));
  const slides = new Set(banners.map(({ title, subtitle }) => JSON.stringify([title, subtitle])));
  const isTexts = Object.entries(homeTexts).every(([name, text]) =>
    Object.entries(content.home).some(([key, value]) => key === name && value === text),
  );
  return {
    floors: await countSampleFloors(db),
    categories: countSame(content.categories, categories),
    banners: content.banner.filter(({ title, subtitle }) => slides.has(JSON.stringify([title, subtitle]))).length,
    homeTexts: Number(isTexts),
    guides: countSame(content.guides, guides),
    articles: countSame(content.articles, articles),
    reviews: countSame(
      content.reviews.map(({ name, descriptionHtml }) => ({ title: name, descriptionHtml })),
      testimonials.map(({ name, descriptionHtml }) => ({ title: name, descriptionHtml })),
    ),
    about: countSame([content.about], [about]),
    promos: (await listPromos(db)).filter(({ code, percentHundredths }) => codes.get(code) === percentHundredths).length,
    bands: Number(bandsKey(bands) === bandsKey(deliveryBands)),
  };
}

async function countSampleFloors(db: Database): Promise<number> {
  let floors = 0;
  for await (const some of readAllProducts(db)) floors += some.filter(({ product }) => product.isOnSale && isSampleFloor(product)).length;
  return floors;
}

export const isSampleFloor = sameAsOneOf(products);

function sameAsOneOf(sample: readonly Described[]): (entry: Described) => boolean {
  const known = new Map(sample.map(({ title, descriptionHtml }) => [title, safeHtml(descriptionHtml)]));
  return ({ title, descriptionHtml }) => known.get(title) === descriptionHtml;
}

function countSame(entries: readonly Described[], sample: readonly Described[]): number {
  return entries.filter(sameAsOneOf(sample)).length;
}

const bandsKey = (bands: readonly { minMile: number; maxMile: number; priceCents: number }[]): string =>
  JSON.stringify(bands.map(({ minMile, maxMile, priceCents }) => [minMile, maxMile, priceCents]));
