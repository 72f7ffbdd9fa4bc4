import type { Database } from '../db/database';
import { bumpCatalogueVersion } from '../repositories/catalogue';
import { isOwnText, SPANISH_ENDING } from '../repositories/owner-texts';
import { keyOf, newTranslations, readTranslations, writeTranslations, type Translation } from '../repositories/translations';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { SETTING_FIELDS, type SettingField } from '../owner/setting-fields';

/** Null for a name that does not end so, or whose setting says nothing to shoppers. */
export function spanishField(typed: string): SettingField | null {
  const name = typed.endsWith(SPANISH_ENDING) ? typed.slice(0, -SPANISH_ENDING.length) : '';
  return SETTING_FIELDS.find((field) => field.name === name && isOwnText(name)) ?? null;
}

/** By the setting's name with its ending; only those that there are. */
export async function readSpanishSettings(db: Database, settings: ShopSettings): Promise<Readonly<Record<string, string>>> {
  const texts = SETTING_FIELDS.filter(({ name }) => isOwnText(name)).map((field) => ({
    name: `${field.name}${SPANISH_ENDING}`,
    english: field.show(settings),
    isHtml: field.isHtml,
  }));
  const found = await readTranslations(db, 'es', texts);
  return Object.fromEntries(
    texts.flatMap(({ name, ...text }) => {
      const spanish = found.get(keyOf(text));
      return spanish === undefined ? [] : [[name, spanish] as const];
    }),
  );
}

/** A problem, or what is written beside the English text. '' takes the Spanish away. */
export function spanishOf(field: SettingField, value: string, english: string): string | Translation {
  if (english === '') return `${field.name} says nothing, so it has no Spanish. Set it first.`;
  if (value !== '' && field.read(value) === null) return field.problemOf?.(value) ?? `${field.name}${SPANISH_ENDING} takes ${field.hint}.`;
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
