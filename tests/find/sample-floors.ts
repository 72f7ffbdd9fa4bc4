import { products } from '../../server/seed/products';
import type { Product, SpecificationGroup } from '../../src/domain/catalogue';
import type { RoomFloor } from '../../src/domain/room-floor';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { withFacts } from '../../src/domain/read-floor-facts';

/** Bestsellers first, as the list has them. */
const IN_LIST_ORDER = products.toSorted((a, b) => (a.bestsellerRank ?? 1e9) - (b.bestsellerRank ?? 1e9) || a.id - b.id);

/** The 48 floors of the sample catalogue as the list reply brings them. */
export const SAMPLE_FLOORS: readonly Product[] = IN_LIST_ORDER.map((seed) => {
  const roomFloor: RoomFloor = {
    sheet: FALLBACK_PICTURE,
    lengthMm: seed.plankLengthMm,
    widthMm: seed.plankWidthMm,
    patterns: ['straight'],
    rowStep: null,
    sheen: 0.4,
  };
  const product: Product = {
    id: seed.id,
    categoryId: seed.categoryId,
    title: seed.title,
    slug: seed.slug,
    priceCentsPerSqft: seed.priceCents,
    mainPriceCentsPerSqft: seed.mainPriceCents,
    saveLabel: seed.saveLabel,
    pricePerBoxCents: seed.pricePerBoxCents,
    sqftPerBox: seed.sqftPerBoxHundredths,
    picture: FALLBACK_PICTURE,
    descriptionHtml: seed.descriptionHtml,
    roomFloor,
  };
  return withFacts(product, sampleSpecifications(seed.slug));
});

export function sampleSpecifications(slug: string): readonly SpecificationGroup[] {
  const seed = products.find((each) => each.slug === slug);
  return (seed?.specifications ?? []).map((group, at) => ({ ...group, id: at + 1 }));
}

/** `count` floors made after the sample ones. */
export function manySampleFloors(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, at) => {
    const model = SAMPLE_FLOORS[at % SAMPLE_FLOORS.length];
    if (model === undefined) throw new Error('The seed holds no products');
    if (at < SAMPLE_FLOORS.length) return model;
    return { ...model, id: 1_000 + at, slug: `${model.slug}-${at}`, title: `${model.title} ${at}` };
  });
}
