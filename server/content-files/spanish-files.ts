import type { ContentRows } from '../repositories/content-rows';
import { isText, SPANISH_ENDING } from '../repositories/owner-texts';
import { keyOf, type Translation, type Translations } from '../repositories/translations';
import { CONTENT_KINDS, type ContentDrafts, type ContentKind } from './file-shapes';

/** What a row calls what a file calls otherwise. */
const ROW_NAMES: Readonly<Record<string, string>> = { html: 'descriptionHtml', text: 'descriptionHtml', extraText: 'extraHtml' };
/** Names of files. */
const FILES: readonly string[] = ['text', 'extraText'];

type WithoutSpanish<Entry> = { readonly [Name in keyof Entry as Name extends `${string}_es` ? never : Name]: Entry[Name] };

/** The fields of a file's entry that are in English. */
export function withoutSpanish<Entry extends object>(entry: Entry): WithoutSpanish<Entry> {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !name.endsWith(SPANISH_ENDING))) as unknown as WithoutSpanish<Entry>;
}

/** Reads an .html file, or cleans HTML that stands in the entry; complains of both. */
export interface SpanishReader {
  readonly html: (kind: ContentKind, index: number | null, field: string, html: string) => string;
  readonly file: (kind: ContentKind, index: number | null, field: string, file: string) => Promise<string>;
}

/** What the files say in Spanish, beside the rows that they make. */
export async function spanishOfFiles(
  drafts: ContentDrafts,
  content: Partial<ContentRows>,
  reader: SpanishReader,
): Promise<readonly Translation[]> {
  const translations: Translation[] = [];
  for (const kind of CONTENT_KINDS) {
    const [entries, rows] = [listOf(drafts[kind]), listOf(content[kind])];
    const isOne = !Array.isArray(drafts[kind]);
    for (const [index, entry] of entries.entries()) {
      const row = new Map<string, unknown>(Object.entries(rows[index] ?? {}));
      for (const [name, said] of Object.entries(entry) as [string, unknown][]) {
        if (!name.endsWith(SPANISH_ENDING) || said === undefined) continue;
        const field = name.slice(0, -SPANISH_ENDING.length);
        const rowName = ROW_NAMES[field] ?? field;
        const english = row.get(rowName);
        if (typeof english !== 'string' || !isText(english)) continue;
        const at = isOne ? null : index;
        const text = typeof said === 'string' ? said : '';
        const isHtml = rowName.endsWith('Html');
        const translated =
          text === '' || !isHtml
            ? text
            : FILES.includes(field)
              ? await reader.file(kind, at, name, text)
              : reader.html(kind, at, name, text);
        translations.push({ english, isHtml, translated });
      }
    }
  }
  return translations;
}

const listOf = (value: unknown): readonly object[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is object => typeof each === 'object' && each !== null);

/** An entry with the Spanish that there is beside its texts, as a file holds it. `row` is the entry as the store has it. */
export function withSpanish(entry: object, row: object, found: Translations): object {
  const english = new Map<string, unknown>(Object.entries(row));
  const pairs = Object.entries(entry).flatMap(([name, value]: [string, unknown]): (readonly [string, unknown])[] => {
    const spanish = spanishOf(name, english, found);
    if (spanish === undefined) return [[name, value]];
    return [
      [name, value],
      [`${name}${SPANISH_ENDING}`, FILES.includes(name) && typeof value === 'string' ? spanishFile(value) : spanish],
    ];
  });
  return Object.fromEntries(pairs);
}

/** 'guides/stairs.es.html' is the Spanish of 'guides/stairs.html'. */
export function spanishFile(file: string): string {
  return file.replace(/[.]html$/, '.es.html');
}

/** Undefined for what is no text, and where there is none. */
function spanishOf(name: string, row: ReadonlyMap<string, unknown>, found: Translations): string | undefined {
  const rowName = ROW_NAMES[name] ?? name;
  const english = row.get(rowName);
  return typeof english === 'string' ? found.get(keyOf({ english, isHtml: rowName.endsWith('Html') })) : undefined;
}
