import type { ShopSettings } from '../repositories/content-document-shapes';
import { changeSettings, readSettings } from '../repositories/settings';
import { noteAct, type Facts, type ShopChange } from './note-act';
import { SETTING_FIELDS, type SettingField } from './setting-fields';

/** As a person types it. */
export interface TypedSetting {
  readonly name: string;
  readonly value: string;
}

export type SettingProblem =
  | { readonly kind: 'unknown-setting'; readonly name: string }
  /** `reason` is a sentence for the person. */
  | { readonly kind: 'refused-value'; readonly name: string; readonly reason: string };

export interface ChangedSetting {
  readonly field: SettingField;
  readonly before: string;
  readonly after: string;
}

/** Those that were already so are not among the changed; they count as set by the owner from then on. */
type SettingsOutcome =
  | { readonly kind: 'changed'; readonly changed: readonly ChangedSetting[] }
  | { readonly kind: 'refused'; readonly problems: readonly SettingProblem[] };

/** All or none. HTML is kept as the shop writes it, so `after` may be less than was typed. */
export async function setSettings({ db, by, now }: ShopChange, typed: readonly TypedSetting[]): Promise<SettingsOutcome> {
  const problems: SettingProblem[] = [];
  const wanted = typed.flatMap(({ name, value }) => {
    const field = SETTING_FIELDS.find((known) => known.name === name);
    const change = field?.read(value) ?? null;
    if (field !== undefined && change !== null) return [{ field, change }];
    problems.push(
      field === undefined
        ? { kind: 'unknown-setting', name }
        : { kind: 'refused-value', name, reason: field.problemOf?.(value) ?? `${name} takes ${field.hint}.` },
    );
    return [];
  });
  if (problems.length > 0) return { kind: 'refused', problems };
  // Protected by: the catalogue's row lock.
  return db.transaction(async (tx): Promise<SettingsOutcome> => {
    const before = await readSettings(tx);
    const change = Object.assign({}, ...wanted.map((each) => each.change)) as Partial<ShopSettings>;
    const names = wanted.map(({ field }) => field.name);
    const kept = wanted.length === 0 ? before : await changeSettings(tx, change, names);
    const changed = wanted
      .map(({ field }) => ({ field, before: field.show(before), after: field.show(kept) }))
      .filter((values) => values.before !== values.after);
    for (const { field, ...values } of changed)
      await noteAct(tx, { member: by, now }, { kind: 'setting', subject: `setting ${field.name}`, ...noted(values) });
    return { kind: 'changed', changed };
  });
}

const LONGEST_NOTED = 200;

function noted({ before, after }: Omit<ChangedSetting, 'field'>): { readonly before: Facts; readonly after: Facts } {
  return { before: { value: before.slice(0, LONGEST_NOTED) }, after: { value: after.slice(0, LONGEST_NOTED) } };
}
