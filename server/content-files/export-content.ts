import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../db/database';
import { writeAllWhole } from '../media/write-whole';
import { readContentRows, readFloorPlaces, type ContentRows } from '../repositories/content-rows';
import { CONTENT_FILES, type ContentKind } from './file-shapes';

/** Replaces existing files; writes none when one cannot be written. */
export async function exportContent(db: Database, folder: string): Promise<readonly string[]> {
  const files = filesOf(await readContentRows(db), await readFloorPlaces(db));
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

function filesOf(rows: ContentRows, { idBySlug }: { readonly idBySlug: ReadonlyMap<string, number> }): readonly WrittenFile[] {
  const slugById = new Map([...idBySlug].map(([slug, id]) => [id, slug]));
  const { pictureName, descriptionHtml, extraHtml, ...about } = rows.about;
  return [
    json(
      'banner',
      rows.banner.map(({ title, subtitle, pictureName: picture, tallPictureName, videoName, productId }) => ({
        title,
        subtitle,
        picture: held(picture),
        tallPicture: heldOrNone(tallPictureName),
        video: heldOrNone(videoName),
        floor: slugById.get(productId ?? 0) ?? null,
      })),
    ),
    json('home', rows.home),
    json(
      'categories',
      rows.categories.map(({ id, title, descriptionHtml: html, pictureName: picture }) => ({
        id,
        title,
        html,
        picture: heldOrNone(picture),
      })),
    ),
    json(
      'guides',
      rows.guides.map(({ slug, title, pictureNames, youtubeUrl }) => ({
        slug,
        title,
        pictures: pictureNames.map(held),
        youtube: youtubeUrl,
        text: `guides/${slug}.html`,
      })),
    ),
    ...rows.guides.map(({ slug, descriptionHtml: text }) => ({ name: `guides/${slug}.html`, text })),
    json(
      'articles',
      rows.articles.map(({ slug, title, date, pictureName: picture }) => ({
        slug,
        title,
        date,
        picture: heldOrNone(picture),
        text: `articles/${slug}.html`,
      })),
    ),
    ...rows.articles.map(({ slug, descriptionHtml: text }) => ({ name: `articles/${slug}.html`, text })),
    json(
      'reviews',
      rows.reviews.map(({ name, designation, descriptionHtml: html, pictureName: picture }) => ({
        name,
        designation,
        html,
        picture: heldOrNone(picture),
      })),
    ),
    json('about', {
      ...about,
      picture: held(pictureName),
      text: 'about.html',
      extraText: extraHtml === '' ? null : 'about-extra.html',
    }),
    { name: 'about.html', text: descriptionHtml },
    ...(extraHtml === '' ? [] : [{ name: 'about-extra.html', text: extraHtml }]),
  ];
}
