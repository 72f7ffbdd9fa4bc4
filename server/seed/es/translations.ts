import { isText } from '../../repositories/owner-texts';
import type { Translation } from '../../repositories/translations';
import { articles as englishArticles } from '../articles';
import { categories as englishCategories } from '../categories';
import { guides as englishGuides } from '../guides';
import pictureFacts from '../picture-facts.json';
import { products } from '../products';
import type { ProductSeed } from '../seed-shapes';
import { settings as englishSettings } from '../settings';
import { about as englishAbout, banners as englishBanners, homeTexts as englishHome, testimonials as englishReviews } from '../site-texts';
import { articles } from './articles';
import { guides } from './guides';
import { pictureAlt } from './picture-alts';
import { colours, productDescriptions } from './products';
import { specificationText } from './specifications';
import { about, banners, categories, homeTexts, settings, testimonials } from './site-texts';

/** What the sample shop says in Spanish. Throws where it says nothing. */
export function spanishOfSample(): readonly Translation[] {
  return [
    ...products.flatMap(ofProduct),
    ...Object.values(pictureFacts).map(({ alt }) => plain(alt, pictureAlt(alt))),
    ...ofList(englishCategories, categories),
    ...ofOne(englishHome, homeTexts),
    ...ofOne(englishAbout, about),
    ...ofList(englishBanners, banners),
    ...ofList(englishReviews, testimonials),
    ...ofList(englishGuides, guides),
    ...ofList(englishArticles, articles),
    ...ofOne(englishSettings, settings),
  ];
}

function ofProduct({ id, title, series, colour, saveLabel, descriptionHtml, specifications }: ProductSeed): readonly Translation[] {
  const rows = specifications.flatMap((group) => [group.title, ...group.rows.flatMap((row) => [row.title, row.value])]);
  return [
    plain(title, colours[colour] === undefined ? undefined : `${series} - ${colours[colour]}`),
    {
      english: descriptionHtml,
      isHtml: true,
      translated: `<p>${there(productDescriptions[id], title).replaceAll(/\s+/g, ' ').trim()}</p>`,
    },
    ...(saveLabel === null ? [] : [plain(saveLabel, saveLabel.replace(/^Save (.+) \/ sqft$/, 'Ahorre $1 / pie²'))]),
    // A series is a name.
    ...rows.map((text) => plain(text, text === series ? series : specificationText(text))),
  ];
}

function ofList(english: readonly object[], spanish: readonly object[]): readonly Translation[] {
  return english.flatMap((each, index) => ofOne(each, spanish[index] ?? {}));
}

/** Fields of the same name. */
function ofOne(english: object, spanish: object): readonly Translation[] {
  const texts = new Map<string, unknown>(Object.entries(english));
  return Object.entries(spanish).map(([name, translated]: [string, unknown]) => ({
    english: String(texts.get(name)),
    isHtml: name.endsWith('Html'),
    translated: String(translated),
  }));
}

function plain(english: string, translated: string | undefined): Translation {
  return { english, isHtml: false, translated: isText(english) ? there(translated, english) : english };
}

function there(spanish: string | undefined, english: string): string {
  if (spanish === undefined) throw new Error(`The sample shop says nothing in Spanish for '${english}'`);
  return spanish;
}
