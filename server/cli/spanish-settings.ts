import type { Database } from '../db/database';
import { bumpCatalogueVersion } from '../repositories/catalogue';
import { isOwnText } from '../repositories/owner-texts';
import { newTranslations, readTranslations, writeTranslations, type Translation } from '../repositories/translations';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { SETTING_FIELDS, type SettingField } from '../owner/setting-fields';

/** 'metaTitle_es' is what 'metaTitle' says in Spanish. */
const ENDING = '_es';

/** Null for a name that does not end so, or whose setting says nothing to shoppers. */
export function spanishField(typed: string): SettingField | null {
  const name = typed.endsWith(ENDING) ? typed.slice(0, -ENDING.length) : '';
  return SETTING_FIELDS.find((field) => field.name === name && isOwnText(name)) ?? null;
}

/** By the setting's name with its ending; only those that there are. */
export async function readSpanishSettings(db: Database, settings: ShopSettings): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const field of SETTING_FIELDS.filter(({ name }) => isOwnText(name))) {
    const [text] = (await readTranslations(db, 'es', [{ english: field.show(settings), isHtml: field.isHtml }])).values();
    if (text !== undefined) all[`${field.name}${ENDING}`] = text;
  }
  return all;
}

/** A problem, or what is written beside the English text. '' takes the Spanish away. */
export function spanishOf(field: SettingField, value: string, english: string): string | Translation {
  if (english === '') return `${field.name} says nothing, so it has no Spanish. Set it first.`;
  if (value !== '' && field.read(value) === null) return field.problemOf?.(value) ?? `${field.name}${ENDING} takes ${field.hint}.`;
  return { english, isHtml: field.isHtml, translated: value };
}

/** Gives how many are new. */
export async function writeSpanishSettings(db: Database, translations: readonly Translation[]): Promise<number> {
  // Protected by: the catalogue's row lock.
  return db.transaction(async (tx) => {
    const changed = await newTranslations(tx, 'es', translations);
    if (changed.length === 0) return 0;
    await bumpCatalogueVersion(tx);
    await writeTranslations(tx, 'es', changed);
    return changed.length;
  });
}
