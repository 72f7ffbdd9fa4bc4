import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { pictures } from '../db/schema/catalogue';
import { articles as articleTable, documents, guides as guideTable } from '../db/schema/content';
import { deliveryBands as bandTable, promos as promoTable } from '../db/schema/shop';
import type {
  AboutDocument,
  BannerDocument,
  HomeDocument,
  ShopSettings,
  TestimonialDocument,
} from '../repositories/content-document-shapes';
import { about, homeTexts, banners, testimonials } from './site-texts';
import { articles } from './articles';
import { deliveryBands, settings, promos } from './settings';
import { guides } from './guides';
import { categories } from './categories';
import pictureFacts from './picture-facts.json';
import { products } from './products';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Inserts articles, guides, pages, settings, bands, promos and pictures of the sample shop. */
export async function seedContent(tx: Database, now: number): Promise<void> {
  await tx.insert(pictures).values(pictureRows());
  await tx.insert(articleTable).values([...articles]);
  await tx.insert(guideTable).values(guides.map((guide, position) => ({ ...guide, position })));
  await tx.insert(documents).values([
    { key: 'home', value: homeTexts satisfies HomeDocument },
    {
      key: 'banners',
      value: banners.map((banner) => ({ ...banner, tallPictureName: tallPictureName(banner.pictureName) })) satisfies BannerDocument[],
    },
    { key: 'testimonials', value: testimonials.map((said) => ({ ...said, pictureName: null })) satisfies TestimonialDocument[] },
    { key: 'about', value: about satisfies AboutDocument },
    { key: 'settings', value: sampleSettings() },
  ]);
  await tx.insert(bandTable).values([...deliveryBands]);
  await tx.insert(promoTable).values(
    promos.map(({ code, status, percentHundredths, startsInDays, endsInDays }) => ({
      code,
      status,
      percentHundredths,
      startsAt: new Date(now + startsInDays * DAY_MS),
      endsAt: new Date(now + endsInDays * DAY_MS),
    })),
  );
  await tx.execute(sql`select setval('articles_id_seq', (select max(id) from articles))`);
  await tx.execute(sql`select setval('guides_id_seq', (select max(id) from guides))`);
}

/** The settings of the sample shop. */
export function sampleSettings(): ShopSettings {
  const { installationChargeCentsPerSqft, ...rest } = settings;
  return { ...rest, setByOwner: [], installationCentsPerSqft: installationChargeCentsPerSqft };
}

interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
}

const drawn: Readonly<Record<string, DrawnPicture>> = pictureFacts;

/** For a picture that is not drawn. */
const NEUTRAL: DrawnPicture = { width: 1280, height: 960, widths: [640, 1280], color: '#d8ccbb', alt: '' };

/** Null when the picture program drew no portrait crop. */
function tallPictureName(pictureName: string): string | null {
  const tall = `${pictureName}-tall`;
  return tall in drawn ? tall : null;
}

/** Rows for all drawn pictures and for all others that the sample shop uses. */
function pictureRows(): (typeof pictures.$inferInsert)[] {
  const named = [
    ...products.flatMap(({ pictureNames }) => pictureNames),
    ...guides.flatMap(({ pictureNames }) => pictureNames),
    ...[...categories, ...articles, ...banners, about].map(({ pictureName }) => pictureName),
  ];
  return [...new Set([...Object.keys(drawn), ...named])].sort().map((name) => {
    const { width, height, widths, color, alt } = drawn[name] ?? NEUTRAL;
    return { name, widthPx: width, heightPx: height, widths, color, alt };
  });
}
