import { boxPriceCents } from '../../src/domain/bill';
import { productDescriptions } from './product-descriptions';
import { productFacts } from './product-facts';
import type { ProductFacts } from './product-facts';
import type { ProductSeed } from './seed-shapes';
import { specificationsFor } from './specifications';

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function descriptionOf(id: number): string {
  const text = productDescriptions[id];
  if (text === undefined) throw new Error(`Product ${id} has no description`);
  return `<p>${text.replace(/\s+/g, ' ').trim()}</p>`;
}

function productFrom(facts: ProductFacts): ProductSeed {
  const { id, priceCents, mainPriceCents = null, sqftPerBoxHundredths } = facts;
  const title = `${facts.series} - ${facts.colour}`;
  return {
    id,
    categoryId: facts.categoryId,
    series: facts.series,
    colour: facts.colour,
    title,
    slug: slugOf(title),
    core: facts.core,
    thicknessMm: facts.thicknessMm,
    padMm: facts.padMm,
    wearLayerMil: facts.wearLayerMil,
    plankWidthMm: facts.plankWidthMm,
    plankLengthMm: facts.plankLengthMm,
    piecesPerBox: facts.piecesPerBox,
    sqftPerBoxHundredths,
    priceCents,
    mainPriceCents,
    saveLabel: mainPriceCents === null ? null : `Save $${((mainPriceCents - priceCents) / 100).toFixed(2)} / sqft`,
    pricePerBoxCents: boxPriceCents(priceCents, sqftPerBoxHundredths),
    boxWeightLb: facts.boxWeightLb,
    roomFacts: {
      boards: `p${id}-boards`,
      lay: facts.lay,
      sheen: facts.isSmooth ? 0.9 : 0.4,
      ...(facts.categoryId === 3 ? { rowStep: facts.plankLengthMm > 700 ? 0.5 : 0.333 } : {}),
    },
    descriptionHtml: descriptionOf(id),
    specifications: specificationsFor(facts),
    pictureNames: [`p${id}-plank`, `p${id}-room`, `p${id}-close`, `p${id}-other-room`],
    youtubeUrl: null,
    videoName: facts.videoName ?? null,
    bestsellerRank: facts.bestsellerRank ?? null,
  };
}

export const products: readonly ProductSeed[] = productFacts.map(productFrom);
