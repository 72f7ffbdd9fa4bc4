import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Language, spokenLanguage } from '../../src/domain/languages';
import { linksIn } from '../../src/domain/spoken-links';
import type { Database } from '../db/database';
import { contentTranslations } from '../db/schema/content';
import { safeHtml } from '../safe-html';
import { isText, mapTexts, type OwnText } from './owner-texts';

export interface Translation {
  readonly english: string;
  readonly isHtml: boolean;
  /** '' removes it. */
  readonly translated: string;
}

/** By what `keyOf` makes of an English text. */
export type Translations = ReadonlyMap<string, string>;

const AT_ONCE = 500;

/** What the shoppers read of `value` in the language of the call: where a text is not translated, it stays English and is named in `inEnglish`. */
export async function inSpokenLanguage<Value>(db: Database, value: Value): Promise<Value> {
  const language = spokenLanguage();
  if (language === 'en') return value;
  const found = await readTranslations(db, language, textsOf(value));
  return mapTexts(
    value,
    (text) => found.get(keyOf(text)),
    (html) => linksIn(language, html),
  );
}

/** Those that there are of these English texts. */
export async function readTranslations(db: Database, language: Language, texts: readonly OwnText[]): Promise<Translations> {
  const keys = new Set(texts.map(({ english }) => hashOf(english)));
  if (keys.size === 0) return new Map();
  const rows = await db
    .select()
    .from(contentTranslations)
    .where(and(eq(contentTranslations.language, language), sql`${contentTranslations.english} = any(${sql.param([...keys])}::text[])`));
  return new Map(
    rows.flatMap(({ english, text, html }) => [
      ...(text === '' ? [] : [[`text ${english}`, text] as const]),
      ...(html === '' ? [] : [[`html ${english}`, html] as const]),
    ]),
  );
}

/** Those that say something else than the database does. Where a text is said twice, what is said of it counts, not that nothing is. */
export async function newTranslations(
  db: Database,
  language: Language,
  translations: readonly Translation[],
): Promise<readonly Translation[]> {
  const said = new Map<string, Translation>();
  for (const each of translations) {
    if (!isText(each.english)) continue;
    const clean = each.isHtml ? { ...each, english: safeHtml(each.english), translated: safeHtml(each.translated) } : each;
    if (clean.translated !== '' || !said.has(keyOf(clean))) said.set(keyOf(clean), clean);
  }
  const known = await readTranslations(db, language, [...said.values()]);
  return [...said].flatMap(([key, each]) => ((known.get(key) ?? '') === each.translated ? [] : [each]));
}

/** Call in the transaction that writes the English texts. */
export async function writeTranslations(tx: Database, language: Language, translations: readonly Translation[]): Promise<void> {
  const rows = new Map<string, typeof contentTranslations.$inferInsert>();
  for (const { english, isHtml, translated } of translations) {
    if (!isText(english)) continue;
    const hash = hashOf(isHtml ? safeHtml(english) : english);
    rows.set(hash, { ...rows.get(hash), english: hash, language, ...(isHtml ? { html: translated } : { text: translated }) });
  }
  const all = [...rows.values()];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    for (const kind of ['text', 'html'] as const) {
      const written = some.filter((row) => row[kind] !== undefined);
      if (written.length === 0) continue;
      await tx
        .insert(contentTranslations)
        .values(written)
        .onConflictDoUpdate({
          target: [contentTranslations.english, contentTranslations.language],
          set: { [kind]: sql.raw(`excluded.${kind}`) },
        });
    }
  }
  const empty = all.filter(({ text = '', html = '' }) => text === '' && html === '').map(({ english }) => english);
  if (empty.length > 0)
    await tx
      .delete(contentTranslations)
      .where(
        and(
          inArray(contentTranslations.english, empty),
          eq(contentTranslations.language, language),
          eq(contentTranslations.text, ''),
          eq(contentTranslations.html, ''),
        ),
      );
}

/** The English texts of an owner's content, which need a translation each. */
export function textsOf(value: unknown): readonly OwnText[] {
  const texts: OwnText[] = [];
  mapTexts(value, (text) => void texts.push(text));
  return texts;
}

export function keyOf({ english, isHtml }: OwnText): string {
  return `${isHtml ? 'html' : 'text'} ${hashOf(english)}`;
}

function hashOf(english: string): string {
  // As the catalogue's entries compute it in SQL.
  return createHash('md5').update(english).digest('hex');
}
