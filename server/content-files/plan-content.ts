import { plainText, visibleOr } from '../../src/domain/text';
import type { ContentRows, CategoryRow } from '../repositories/content-rows';
import type { Translation } from '../repositories/translations';
import { isPrintable } from '../owner-files/owner-text';
import { safeHtml } from '../safe-html';
import type { ContentProblem } from './content-report';
import { CONTENT_FILES, type ContentDrafts, type ContentKind } from './file-shapes';
import type { FolderFiles, Resolved } from './resolve-files';
import { spanishOfFiles, withoutSpanish } from './spanish-files';

export interface FloorPlaces {
  readonly idBySlug: ReadonlyMap<string, number>;
  /** Products on sale by category id. */
  readonly onSale: ReadonlyMap<number, number>;
}

export interface ContentPlan {
  readonly content: Partial<ContentRows>;
  readonly translations: readonly Translation[];
  readonly problems: readonly ContentProblem[];
  /** Texts that lose something in the store. */
  readonly reduced: readonly string[];
}

/** Collected so that all are checked together. */
export function pictureNames({
  banner = [],
  categories = [],
  guides = [],
  articles = [],
  reviews = [],
  about,
}: ContentDrafts): readonly string[] {
  return [
    ...banner.flatMap(({ picture, tallPicture }) => [picture, tallPicture]),
    ...[...categories, ...articles, ...reviews].map(({ picture }) => picture),
    ...guides.flatMap(({ pictures }) => pictures),
    about?.picture ?? null,
  ].filter((name) => name !== null);
}

/** Converts drafts into rows of the store, and collects all problems. */
export async function planContent(
  drafts: ContentDrafts,
  files: FolderFiles,
  stored: ContentRows,
  places: FloorPlaces,
): Promise<ContentPlan> {
  const problems: ContentProblem[] = [];
  const reduced: string[] = [];
  const at = (kind: ContentKind, index: number | null) => {
    const complain = (field: string | null, message: string): void =>
      void problems.push({ file: CONTENT_FILES[kind].file, entry: index === null ? null : index + 1, field, message });
    const take = <Value>(field: string, resolved: Resolved<Value>, instead: Value): Value => {
      if ('value' in resolved) return resolved.value;
      complain(field, resolved.problem);
      return instead;
    };
    const html = (field: string, text: string): string => {
      const kept = safeHtml(text);
      if (!isPrintable(kept)) complain(field, 'has an unprintable character. Type the text around it anew.');
      if (visibleOr(plainText(kept), '') === '' && !kept.includes('<img')) complain(field, 'shows no text. Write some.');
      if (plainText(kept) !== plainText(text))
        reduced.push(`${CONTENT_FILES[kind].file}${index === null ? '' : `, entry ${index + 1}`}, ${field}`);
      return kept;
    };
    return {
      complain,
      html,
      htmlFile: async (field: string, file: string) => {
        const text = await files.text(file);
        return 'value' in text ? html(field, text.value) : take(field, text, '');
      },
      picture: (field: string, file: string) => take(field, files.picture(file), ''),
      pictureOrNone: (field: string, file: string | null) => (file === null ? null : take(field, files.picture(file), '')),
      video: async (field: string, file: string | null) => (file === null ? null : take(field, await files.video(file), '')),
    };
  };
  const once = <Entry>(kind: ContentKind, field: string, entries: readonly Entry[], key: (entry: Entry) => string): void => {
    const seen = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const before = seen.get(key(entry));
      if (before !== undefined) at(kind, index).complain(field, `is that of entry ${before + 1} too. Each needs its own.`);
      else seen.set(key(entry), index);
    }
  };

  const content: { -readonly [Kind in ContentKind]?: ContentRows[Kind] } = {};
  const { banner, home, categories, guides, articles, reviews, about } = drafts;
  if (banner !== undefined)
    content.banner = await inTurn(banner, async ({ title, subtitle, floor, ...entry }, index) => {
      const { complain, picture, pictureOrNone, video } = at('banner', index);
      const productId = floor === null ? null : (places.idBySlug.get(floor) ?? null);
      if (floor !== null && productId === null)
        complain('floor', `the shop has no floor '${floor}'. Name one by the end of its address, or null.`);
      const videoName = await video('video', entry.video);
      return {
        type: videoName === null ? ('Image' as const) : ('Video' as const),
        pictureName: picture('picture', entry.picture),
        tallPictureName: pictureOrNone('tallPicture', entry.tallPicture),
        videoName,
        title,
        subtitle,
        productId,
      };
    });
  if (home !== undefined) content.home = withoutSpanish(home);
  if (categories !== undefined) {
    once('categories', 'title', categories, ({ title }) => title.toLowerCase());
    once('categories', 'id', categories, ({ id, title }) => String(id ?? title));
    const known = new Set(stored.categories.map(({ id }) => id));
    content.categories = categories.map(({ id = null, title, html, picture }, index): CategoryRow => {
      const { complain, html: read, pictureOrNone } = at('categories', index);
      if (id !== null && !known.has(id)) complain('id', `the shop has no category ${id}. Leave the id out for a new one.`);
      return { id, title, descriptionHtml: html === '' ? '' : read('html', html), pictureName: pictureOrNone('picture', picture) };
    });
    for (const { id, title } of stored.categories) {
      const floors = categories.some((entry) => entry.id === id) ? 0 : (places.onSale.get(id ?? 0) ?? 0);
      if (floors > 0)
        at('categories', null).complain(
          null,
          `'${title}' is left out, and ${floors} of its floors are on sale. Keep it, or move them with import-catalogue first.`,
        );
    }
  }
  if (guides !== undefined) {
    once('guides', 'slug', guides, ({ slug }) => slug);
    content.guides = await inTurn(guides, async ({ slug, title, youtube, text, pictures }, index) => {
      const { htmlFile, picture } = at('guides', index);
      return {
        slug,
        title,
        pictureNames: pictures.map((name) => picture('pictures', name)),
        youtubeUrl: youtube,
        descriptionHtml: await htmlFile('text', text),
      };
    });
  }
  if (articles !== undefined) {
    once('articles', 'slug', articles, ({ slug }) => slug);
    content.articles = await inTurn(articles, async ({ slug, title, date, picture, text }, index) => {
      const { htmlFile, pictureOrNone } = at('articles', index);
      return { slug, title, date, pictureName: pictureOrNone('picture', picture), descriptionHtml: await htmlFile('text', text) };
    });
  }
  if (reviews !== undefined)
    content.reviews = reviews.map(({ name, designation, html, picture }, index) => {
      const { html: read, pictureOrNone } = at('reviews', index);
      return { name, designation, descriptionHtml: read('html', html), pictureName: pictureOrNone('picture', picture) };
    });
  if (about !== undefined) {
    const { picture, text, extraText, ...texts } = withoutSpanish(about);
    const place = at('about', null);
    content.about = {
      ...texts,
      pictureName: place.picture('picture', picture),
      descriptionHtml: await place.htmlFile('text', text),
      extraHtml: extraText === null ? '' : await place.htmlFile('extraText', extraText),
    };
  }
  const translations = await spanishOfFiles(drafts, content, {
    html: (kind, index, field, text) => at(kind, index).html(field, text),
    file: (kind, index, field, file) => at(kind, index).htmlFile(field, file),
  });
  return { content, translations, problems, reduced };
}

async function inTurn<Entry, Row>(entries: readonly Entry[], work: (entry: Entry, index: number) => Promise<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [index, entry] of entries.entries()) rows.push(await work(entry, index));
  return rows;
}
