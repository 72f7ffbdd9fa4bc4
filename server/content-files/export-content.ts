import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../db/database';
import { writeAllWhole } from '../media/write-whole';
import { readContentRows, readFloorPlaces, type ContentRows } from '../repositories/content-rows';
import { keyOf, readTranslations, textsOf, type Translations } from '../repositories/translations';
import { CONTENT_FILES, type ContentKind } from './file-shapes';
import { spanishFile, withSpanish } from './spanish-files';

/** Replaces existing files; writes none when one cannot be written. */
export async function exportContent(db: Database, folder: string): Promise<readonly string[]> {
  const rows = await readContentRows(db);
  const files = filesOf(rows, await readFloorPlaces(db), await readTranslations(db, 'es', textsOf(rows)));
  const written = files.map(({ name, text }) => ({ path: join(folder, name), content: Buffer.from(text) }));
  for (const place of new Set(written.map(({ path }) => dirname(path)))) await mkdir(place, { recursive: true });
  await writeAllWhole(written);
  return files.map(({ name }) => name);
}

interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

const held = (name: string): string => `media:${name}`;
const heldOrNone = (name: string | null): string | null => (name === null ? null : held(name));
const json = (kind: ContentKind, value: unknown): WrittenFile => ({
  name: CONTENT_FILES[kind].file,
  text: `${JSON.stringify(value, null, 2)}\n`,
});

function filesOf(
  rows: ContentRows,
  { idBySlug }: { readonly idBySlug: ReadonlyMap<string, number> },
  found: Translations,
): readonly WrittenFile[] {
  const spanish = (entry: object, row: object): object => withSpanish(entry, row, found);
  /** The file of a text, and that of its Spanish. */
  const htmlFiles = (name: string, text: string): readonly WrittenFile[] => {
    const translated = found.get(keyOf({ english: text, isHtml: true }));
    return [{ name, text }, ...(translated === undefined ? [] : [{ name: spanishFile(name), text: translated }])];
  };
  const slugById = new Map([...idBySlug].map(([slug, id]) => [id, slug]));
  const { pictureName, descriptionHtml, extraHtml, ...about } = rows.about;
  return [
    json(
      'banner',
      rows.banner.map((row) =>
        spanish(
          {
            title: row.title,
            subtitle: row.subtitle,
            picture: held(row.pictureName),
            tallPicture: heldOrNone(row.tallPictureName),
            video: heldOrNone(row.videoName),
            floor: slugById.get(row.productId ?? 0) ?? null,
          },
          row,
        ),
      ),
    ),
    json('home', spanish(rows.home, rows.home)),
    json(
      'categories',
      rows.categories.map((row) =>
        spanish({ id: row.id, title: row.title, html: row.descriptionHtml, picture: heldOrNone(row.pictureName) }, row),
      ),
    ),
    json(
      'guides',
      rows.guides.map((row) =>
        spanish(
          {
            slug: row.slug,
            title: row.title,
            pictures: row.pictureNames.map(held),
            youtube: row.youtubeUrl,
            text: `guides/${row.slug}.html`,
          },
          row,
        ),
      ),
    ),
    ...rows.guides.flatMap(({ slug, descriptionHtml: text }) => htmlFiles(`guides/${slug}.html`, text)),
    json(
      'articles',
      rows.articles.map((row) =>
        spanish(
          {
            slug: row.slug,
            title: row.title,
            date: row.date,
            picture: heldOrNone(row.pictureName),
            text: `articles/${row.slug}.html`,
          },
          row,
        ),
      ),
    ),
    ...rows.articles.flatMap(({ slug, descriptionHtml: text }) => htmlFiles(`articles/${slug}.html`, text)),
    json(
      'reviews',
      rows.reviews.map((row) =>
        spanish({ name: row.name, designation: row.designation, html: row.descriptionHtml, picture: heldOrNone(row.pictureName) }, row),
      ),
    ),
    json(
      'about',
      spanish(
        {
          ...about,
          picture: held(pictureName),
          text: 'about.html',
          extraText: extraHtml === '' ? null : 'about-extra.html',
        },
        rows.about,
      ),
    ),
    ...htmlFiles('about.html', descriptionHtml),
    ...(extraHtml === '' ? [] : htmlFiles('about-extra.html', extraHtml)),
  ];
}
