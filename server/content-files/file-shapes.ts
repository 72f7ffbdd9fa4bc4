import * as z from 'zod';
import { isOneLine, isVisible } from '../owner-files/owner-text';
import { typedDay } from '../owner-files/typed-day';
import { MAX_RICH_TEXT_CHARACTERS } from '../../src/domain/rich-text-rules';
import { youtubeId } from '../../src/domain/youtube-id';

const PLAIN = 'no line breaks and no unprintable characters';

/** Every message tells what the field accepts. */
const line = (most: number, what = `one line of 1 to ${most} characters`) =>
  z
    .string({ error: `takes ${what}` })
    .trim()
    .max(most, `takes ${what}`)
    .refine((text) => isVisible(text) && isOneLine(text), `takes ${what}: something to see, ${PLAIN}`);
const lineOrNothing = (most: number) =>
  z
    .string({ error: `takes one line of up to ${most} characters, or ""` })
    .trim()
    .max(most, `takes one line of up to ${most} characters`)
    .refine(isOneLine, `takes one line of up to ${most} characters, or "": ${PLAIN}`);
const slug = z
  .string({ error: SLUG() })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, SLUG())
  .max(120, SLUG());
const picture = line(300, 'the name of a picture file in this folder, or media:NAME for one that the store holds');
const html = z
  .string({ error: 'takes HTML such as "<p>Words</p>"' })
  .max(MAX_RICH_TEXT_CHARACTERS, `takes up to ${MAX_RICH_TEXT_CHARACTERS} characters`);
const htmlFile = line(300, 'the name of an .html file in this folder').regex(/\.html?$/i, 'takes the name of an .html file in this folder');
const YOUTUBE = 'takes the address of a video at YouTube, such as https://www.youtube.com/watch?v=…, or null';
const youtube = z
  .string({ error: YOUTUBE })
  .trim()
  .refine((address) => youtubeId(address) !== null && isOneLine(address), YOUTUBE)
  .nullable()
  .default(null);

/** Beside each text; '' and null take the Spanish away, without the field it stays. */
const spanish = (most: number) => lineOrNothing(most).optional();
const spanishHtml = html.optional();
const spanishFile = htmlFile.nullable().optional();

function SLUG(): string {
  return 'takes the end of the page address: small letters, digits and single hyphens';
}

const homeFile = z.strictObject({
  flooringTitle: line(100),
  flooringSubTitle: lineOrNothing(300),
  bestsellersTitle: line(100),
  bestsellersSubTitle: lineOrNothing(300),
  clientsSayTitle: line(100),
  clientsSaySubTitle: lineOrNothing(300),
  flooringTitle_es: spanish(100),
  flooringSubTitle_es: spanish(300),
  bestsellersTitle_es: spanish(100),
  bestsellersSubTitle_es: spanish(300),
  clientsSayTitle_es: spanish(100),
  clientsSaySubTitle_es: spanish(300),
});

const bannerEntry = z.strictObject({
  title: line(120),
  title_es: spanish(120),
  subtitle: lineOrNothing(300),
  subtitle_es: spanish(300),
  picture,
  tallPicture: picture.nullable().default(null),
  video: line(300, 'the name of an .mp4 file in this folder, or media:NAME, or null').nullable().default(null),
  floor: slug.nullable().default(null),
});

const categoryEntry = z.strictObject({
  id: z.int({ error: 'takes the number that export-content wrote; leave it out for a new category' }).positive().optional(),
  title: line(120),
  title_es: spanish(120),
  html,
  html_es: spanishHtml,
  picture: picture.nullable().default(null),
});

const guideEntry = z.strictObject({
  slug,
  title: line(200),
  title_es: spanish(200),
  pictures: z.array(picture).max(20),
  youtube,
  text: htmlFile,
  text_es: spanishFile,
});

const day = z.string().transform((typed, context) => {
  const read = typedDay(typed);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'takes a day as year-month-day, such as 2026-12-01' });
  return z.NEVER;
});

const articleEntry = z.strictObject({
  slug,
  title: line(200),
  title_es: spanish(200),
  date: day,
  picture: picture.nullable().default(null),
  text: htmlFile,
  text_es: spanishFile,
});

const reviewEntry = z.strictObject({
  name: line(120),
  name_es: spanish(120),
  designation: lineOrNothing(120),
  designation_es: spanish(120),
  html,
  html_es: spanishHtml,
  picture: picture.nullable().default(null),
});

const aboutFile = z.strictObject({
  picture,
  bannerTitle: line(120),
  bannerTitle_es: spanish(120),
  bannerSubTitle: lineOrNothing(300),
  bannerSubTitle_es: spanish(300),
  title: line(200),
  title_es: spanish(200),
  subTitle: lineOrNothing(300),
  subTitle_es: spanish(300),
  text: htmlFile,
  text_es: spanishFile,
  extraText: htmlFile.nullable().default(null),
  extraText_es: spanishFile,
});

/** Lists are in the order of the pages. */
export const CONTENT_FILES = {
  banner: { file: 'banner.json', shape: z.array(bannerEntry) },
  home: { file: 'home.json', shape: homeFile },
  categories: { file: 'categories.json', shape: z.array(categoryEntry).min(1, 'takes one category at least: floors need one') },
  guides: { file: 'guides.json', shape: z.array(guideEntry) },
  articles: { file: 'articles.json', shape: z.array(articleEntry) },
  reviews: { file: 'reviews.json', shape: z.array(reviewEntry) },
  about: { file: 'about.json', shape: aboutFile },
} as const;

export type ContentKind = keyof typeof CONTENT_FILES;
export const CONTENT_KINDS: readonly ContentKind[] = ['banner', 'home', 'categories', 'guides', 'articles', 'reviews', 'about'];

/** Only the kinds that have a file in the folder. */
export type ContentDrafts = { readonly [Kind in ContentKind]?: z.output<(typeof CONTENT_FILES)[Kind]['shape']> };
