import { describe, expect, test } from 'vitest';
import { about, banners, testimonials } from './site-texts';
import { articles } from './articles';
import { categories } from './categories';
import { deliveryBands, settings, promos } from './settings';
import { guides } from './guides';
import { products } from './products';
import type { ProductSeed } from './seed-shapes';

const guideSlugs = [
  'floating-click-plank',
  'glue-down-vinyl',
  'herringbone-layout',
  'stairs-and-transitions',
  'concrete-slab-moisture-florida',
  'condo-sound-underlayment',
  'loose-lay-plank',
  'care-and-repair',
];

const groupTitles = [
  'Overview',
  'Construction',
  'Size and packaging',
  'Installation',
  'Sound (tested assembly)',
  'Standards and air quality',
  'Warranty and care',
];

/** Every piece of HTML the sample data holds, with a name that finds it again. */
const pages: readonly { readonly name: string; readonly html: string }[] = [
  ...categories.map(({ title, descriptionHtml }) => ({ name: title, html: descriptionHtml })),
  ...products.map(({ slug, descriptionHtml }) => ({ name: slug, html: descriptionHtml })),
  ...guides.map(({ slug, descriptionHtml }) => ({ name: slug, html: descriptionHtml })),
  ...articles.map(({ slug, descriptionHtml }) => ({ name: slug, html: descriptionHtml })),
  ...testimonials.map(({ name, descriptionHtml }) => ({ name, html: descriptionHtml })),
  { name: 'about', html: about.descriptionHtml },
  { name: 'about extra', html: about.extraHtml },
  { name: 'installation description', html: settings.installationDescriptionHtml },
  { name: 'pickup', html: settings.pickUpDeliveryHtml },
  { name: 'delivery', html: settings.agreeDeliveryHtml },
  { name: 'privacy', html: settings.privacyPolicyHtml },
  { name: 'terms', html: settings.termsConditionsHtml },
];

const productOf = (id: number): ProductSeed => {
  const product = products.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`no product ${id}`);
  return product;
};

const rowOf = (id: number, group: string, row: string) =>
  productOf(id)
    .specifications.find(({ title }) => title === group)
    ?.rows.find(({ title }) => title === row)?.value;

/** The innermost open tags after each step; a page is well formed when the last step leaves none. */
function unclosedTags(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)(?:\s[^<>]*)?>/g)) {
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}

describe('the sample catalogue', () => {
  test('holds 48 products with unique ids and slugs', () => {
    expect(products).toHaveLength(48);
    expect(new Set(products.map(({ id }) => id)).size).toBe(48);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(48);
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('spreads them over the six categories as planned', () => {
    const counts = categories.map(({ id }) => products.filter(({ categoryId }) => categoryId === id).length);
    expect(counts).toEqual([24, 7, 7, 3, 5, 2]);
  });

  test.each(products)('$slug covers per box what its planks measure', (product) => {
    const squareMetres = (product.plankWidthMm * product.plankLengthMm * product.piecesPerBox) / 1e6;
    expect((squareMetres * 10.7639).toFixed(2)).toBe((product.sqftPerBoxHundredths / 100).toFixed(2));
  });

  test.each(products)('$slug costs per box its price times its coverage, rounded once', (product) => {
    const exactCents = (BigInt(product.priceCents) * BigInt(product.sqftPerBoxHundredths) + 50n) / 100n;
    expect(product.pricePerBoxCents).toBe(Number(exactCents));
  });

  test('keeps the box prices that the worked bills rely on', () => {
    expect([107, 125, 139, 115, 101, 142].map((id) => productOf(id).pricePerBoxCents)).toEqual([7541, 10076, 7240, 7517, 5886, 7057]);
  });

  test('has ten offers, each naming exactly what is saved per square foot', () => {
    const offers = products.filter(({ mainPriceCents }) => mainPriceCents !== null);
    expect(offers.map(({ id }) => id)).toEqual([103, 106, 111, 114, 119, 128, 134, 140, 143, 148]);
    for (const { mainPriceCents, priceCents, saveLabel } of offers) {
      const formerCents = mainPriceCents ?? 0;
      expect(formerCents / priceCents).toBeGreaterThan(1.1);
      expect(formerCents / priceCents).toBeLessThan(1.2);
      expect(formerCents % 10).toBe(9);
      expect(saveLabel).toBe(`Save $${((formerCents - priceCents) / 100).toFixed(2)} / sqft`);
    }
    expect(products.filter(({ mainPriceCents, saveLabel }) => mainPriceCents === null && saveLabel !== null)).toEqual([]);
  });

  test('ranks twelve bestsellers from at least five categories', () => {
    const ranked = products.filter(({ bestsellerRank }) => bestsellerRank !== null);
    const ranks = ranked.map(({ bestsellerRank }) => bestsellerRank ?? 0).sort((a, b) => a - b);
    expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(ranked.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(5);
  });

  test.each(products)('$slug fills all seven specification groups', (product) => {
    expect(product.specifications.map(({ title }) => title)).toEqual(groupTitles);
    const rows = product.specifications.flatMap((group) => group.rows);
    expect(rows.filter(({ value }) => value.trim() === '' || /undefined|NaN/.test(value))).toEqual([]);
    for (const group of product.specifications) {
      expect(group.rows.length).toBeGreaterThanOrEqual(3);
      expect(new Set(group.rows.map(({ title }) => title)).size).toBe(group.rows.length);
    }
  });

  test('describes every product in its own words', () => {
    expect(new Set(products.map(({ descriptionHtml }) => descriptionHtml)).size).toBe(48);
  });

  test('tells glue-down, loose-lay and herringbone apart from click plank', () => {
    expect(rowOf(107, 'Size and packaging', 'Plank size')).toBe('7.09 x 48.03 in (180 x 1220 mm)');
    expect(rowOf(107, 'Construction', 'Wear layer')).toBe('20 mil (0.50 mm)');
    expect(rowOf(107, 'Installation', 'Expansion gap')).toBe('1/4 in');
    expect(rowOf(139, 'Size and packaging', 'Pieces per box')).toBe('12 (6 left + 6 right, A/B)');
    expect(rowOf(144, 'Installation', 'Expansion gap')).toMatch(/^Not needed/);
    expect(rowOf(144, 'Standards and air quality', 'Product standard')).toMatch(/^ASTM F1700, Class III/);
    expect(rowOf(144, 'Construction', 'Attached pad')).toBe('No');
    expect(rowOf(147, 'Installation', 'Adhesive')).toMatch(/perimeter/);
    expect(rowOf(147, 'Sound (tested assembly)', 'IIC / STC')).toBe('Depends on assembly');
  });
});

describe('the sample content', () => {
  test('has the eight guides under their fixed slugs', () => {
    expect(guides.map(({ slug }) => slug)).toEqual(guideSlugs);
  });

  test('has eight articles, newest first, each on a real date', () => {
    expect(articles).toHaveLength(8);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const date of dates) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  });

  test('names only pictures that are drawn, and no article or guide repeats one', () => {
    const ofPages = [...guides.flatMap(({ pictureNames }) => pictureNames), ...articles.map(({ pictureName }) => pictureName)];
    const ofShop = [...categories, ...banners, about].map(({ pictureName }) => pictureName);
    const all = [...products.flatMap(({ pictureNames }) => pictureNames), ...ofPages, ...ofShop];
    expect(all.filter((name) => !/^(p1\d\d-(plank|room|other-room|close)|hero-[123])$/.test(name))).toEqual([]);
    expect(new Set(ofPages).size).toBe(ofPages.length);
  });

  test('draws pictures of existing products only', () => {
    const drawn = new Set(products.flatMap(({ pictureNames }) => pictureNames));
    const used = [...guides.flatMap(({ pictureNames }) => pictureNames), ...[...articles, ...categories].map((page) => page.pictureName)];
    expect(used.filter((name) => !drawn.has(name))).toEqual([]);
  });

  test.each(pages)('$name is well-formed, semantic HTML', ({ html }) => {
    expect(unclosedTags(html)).toEqual([]);
    expect(html).not.toMatch(/<h1|<script|<style|\sstyle=|\sclass=|\son\w+=|<br|<img/);
    expect(html).not.toMatch(/<p>(?:(?!<\/p>)[\s\S])*<(?:p|ul|ol|table|h[2-6])\b/);
    expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#\d+;)/);
  });

  test.each(pages)('$name links to routes and pages that exist', ({ html }) => {
    const known = new Set([
      '/contact-us',
      ...guides.map(({ slug }) => `/installation/${slug}`),
      ...articles.map(({ slug }) => `/blog/${slug}`),
      ...categories.map(({ id }) => `/products/category/${id}`),
    ]);
    const targets = Array.from(html.matchAll(/href="([^"]*)"/g), ([, target = '']) => target);
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
  });

  test('bands meet edge to edge, one costs exactly 150 and the last asks for a call', () => {
    for (const [index, band] of deliveryBands.entries()) {
      expect(band.minMile).toBe(deliveryBands[index - 1]?.maxMile ?? 0);
      expect(band.maxMile).toBeGreaterThan(band.minMile);
    }
    expect(deliveryBands.filter(({ priceCents }) => priceCents === 15000)).toHaveLength(1);
    expect(deliveryBands.at(-1)?.priceCents).toBe(0);
  });

  test('promo codes cover accepted, expired, inactive and not yet active', () => {
    const stateOf = ({ status, startsInDays, endsInDays }: (typeof promos)[number]) => {
      if (status !== 'Active') return 'inactive';
      if (endsInDays < 0) return 'expired';
      return startsInDays > 0 ? 'future' : 'accepted';
    };
    expect(Object.fromEntries(promos.map((promo) => [promo.code, stateOf(promo)]))).toEqual({
      WELCOME10: 'accepted',
      SUMMER5: 'expired',
      PRO15: 'inactive',
      HOLIDAY20: 'future',
    });
  });

  test('gives fictitious contact data only', () => {
    expect(settings.contactNo).toMatch(/555-01\d\d$/);
    expect(settings.email).toMatch(/\.example$/);
  });
});
