import * as z from 'zod';
import type { Database } from '../db/database';
import { safeHtml } from '../safe-html';
import { formatCount } from '../../src/domain/number-text';
import { excerpt, plainText } from '../../src/domain/text';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { readSettings } from '../repositories/settings';
import { setSettings, type SettingProblem } from '../owner/shop-settings';
import { atTerminal, done, misused, refused, type Command, listReply } from './command';
import { readFileArgument } from './file-argument';
import { nearest } from '../owner-files/nearest';
import { findFields, SETTING_FIELDS, type SettingField } from '../owner/setting-fields';
import { readSpanishSettings, spanishField, spanishOf, writeSpanishSettings } from './spanish-settings';
import { table } from './table';
import type { ToolReply } from './tool-socket';

const SHOWN_LENGTH = 60;

export const settingsGetCommand: Command = {
  name: 'settings get',
  parameters: 'NAME',
  summary: 'one setting in full',
  run: async ({ db }, [typed, ...rest]) => {
    if (typed === undefined || rest.length > 0) return misused("Name one setting, such as 'settings get taxPercent'.");
    const settings = await readSettings(db);
    if (spanishField(typed) !== null) return done((await readSpanishSettings(db, settings))[typed] ?? '');
    const field = oneField(typed);
    return 'exitCode' in field ? field : done(field.show(settings));
  },
};

export const settingsSetCommand: Command = {
  name: 'settings set',
  parameters: 'NAME VALUE | NAME --file FILE | --file FILE.json',
  summary: "changes a setting, such as 'settings set taxPercent 7'; long texts, or what 'settings --json' wrote, come from a file",
  run: async ({ db, workingDir }, [typed, ...values]) => {
    if (typed === '--file') return setAll(db, await readFileArgument([typed, ...values], workingDir));
    if (typed === undefined || values.length === 0) return misused("Name one setting and its value, such as 'settings set taxPercent 7'.");
    const inSpanish = spanishField(typed);
    const field = inSpanish ?? oneField(typed);
    if ('exitCode' in field) return field;
    const file = await readFileArgument(values, workingDir);
    if (file !== null && 'exitCode' in file) return file;
    const value = file === null ? values.join(' ') : file.text;
    if (inSpanish !== null) {
      const said = spanishOf(field, value, field.show(await readSettings(db)));
      if (typeof said === 'string') return refused(`${said} It was left as it is.`);
      await writeSpanishSettings(db, [said]);
      return done(`${typed} is now: ${shownText(field, value)}`);
    }
    const outcome = await setSettings(atTerminal(db), [{ name: field.name, value }]);
    if (outcome.kind === 'refused') return refused(`${outcome.problems.map(problemText).join(' ')} It was left as it is.`);
    const [changed] = outcome.changed;
    const kept = changed?.after ?? field.show(await readSettings(db));
    const before = changed?.before ?? kept;
    const shown = (text: string): string => shownText(field, text);
    const isReduced = field.isHtml && safeHtml(value) !== value;
    return done(
      [
        `${field.name} is now: ${shown(kept)}${kept === before ? ', as it was' : ` (it was: ${shown(before)})`}`,
        ...(isReduced
          ? [`The store writes the HTML its own way and leaves out what it does not allow. See it with 'settings get ${field.name}'.`]
          : []),
      ].join('\n'),
    );
  },
};

/** As 'settings --json' writes them, or the pairs alone. All are changed or none. */
async function setAll(db: Database, file: Awaited<ReturnType<typeof readFileArgument>>): Promise<ToolReply> {
  if (file === null || 'exitCode' in file) return file ?? misused("Name the file: 'settings set --file settings.json'.");
  const pairs = pairsOf(file.text);
  if (pairs === null) return refused(`The file must hold what 'settings --json' writes: {"settings": {"taxPercent": "7"}}.`);
  const settings = await readSettings(db);
  const problems: string[] = [];
  const inEnglish = new Map(pairs.map(([name, value]) => [name, String(value)]));
  const spanish = pairs.flatMap(([name, value]) => {
    const field = spanishField(name);
    const said = field === null ? null : spanishOf(field, String(value), inEnglish.get(field.name) ?? field.show(settings));
    if (typeof said === 'string') problems.push(said);
    return said === null || typeof said === 'string' ? [] : [said];
  });
  if (problems.length > 0) return refused([...problems, 'Nothing was changed.'].join('\n'));
  // What stands as it was is not the owner's choice: the whole list was written out.
  const typed = pairs
    .map(([name, value]) => ({ name, value: String(value) }))
    .filter(
      ({ name, value }) => spanishField(name) === null && SETTING_FIELDS.find((field) => field.name === name)?.show(settings) !== value,
    );
  const outcome = await setSettings(atTerminal(db), typed);
  if (outcome.kind === 'refused') return refused([...outcome.problems.map(problemText), 'Nothing was changed.'].join('\n'));
  const lines = outcome.changed.map(
    ({ field, before, after }) => `${field.name} is now: ${shownText(field, after)} (it was: ${shownText(field, before)})`,
  );
  const said = await writeSpanishSettings(db, spanish);
  const inSpanish = said === 0 ? [] : [`${said} ${said === 1 ? 'text' : 'texts'} in Spanish changed`];
  return done([...lines, ...inSpanish, `${lines.length} of ${pairs.length} settings changed`].join('\n'));
}

const problemText = (problem: SettingProblem): string =>
  problem.kind === 'unknown-setting' ? unknownSetting(problem.name) : problem.reason;

function pairsOf(text: string): readonly (readonly [string, string | number | boolean])[] | null {
  try {
    const read = settingsFile.safeParse(JSON.parse(text));
    return read.success ? Object.entries(read.data) : null;
  } catch {
    return null;
  }
}

const pairs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const settingsFile = z.union([z.object({ settings: pairs }).transform(({ settings }) => settings), pairs]);

const shownText = (field: SettingField, text: string): string => (text === '' ? 'nothing' : field.isHtml ? excerptOf(text) : text);

export const settingsCommand: Command = {
  name: 'settings',
  parameters: '[--json]',
  summary: 'the names and values of all settings',
  run: async ({ db }, args) =>
    listReply(args, "'settings' is used alone, with --json, or as 'settings get' or 'settings set'.", {
      text: async () => settingsText(await readSettings(db)),
      json: async () => {
        const settings = await readSettings(db);
        const english = Object.fromEntries(SETTING_FIELDS.map((field) => [field.name, field.show(settings)]));
        return { settings: { ...english, ...(await readSpanishSettings(db, settings)) } };
      },
    }),
};

function settingsText(settings: ShopSettings): string {
  return table(
    ['Name', 'Value'],
    SETTING_FIELDS.map((field) => [field.name, field.isHtml ? excerptOf(field.show(settings)) : field.show(settings)]),
  );
}

function oneField(typed: string): SettingField | ToolReply {
  const [field, ...others] = findFields(typed);
  if (field === undefined) return refused(unknownSetting(typed));
  return others.length === 0
    ? field
    : refused(`'${typed}' could be ${[field, ...others].map(({ name }) => name).join(' or ')}. Write more of the name.`);
}

/** What owners call them. */
const ALSO_CALLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:tele)?phone|^tel$|^mobile|number$/i, ['contactNo', 'secondPhone']],
  [/^(?:shop|store|company|business)|^name$/i, ['shopName']],
  [/^(?:e-?)?mails?$/i, ['email']],
  [/hours|^open|^times$/i, ['openingHours']],
  [/yelp/i, ['twitter']],
  [/colou?r/i, ['accentColor', 'darkColor']],
  [/^(?:labor|labour|install|fitting)/i, ['installationChargePerSqft', 'installationDescriptionHtml']],
  [/stock|backorder/i, ['ordersBeyondStock']],
  [/sample/i, ['offersSamples']],
  [/vat|sales ?tax|tax/i, ['taxPercent']],
  [/title|description|keyword|seo/i, ['metaTitle', 'metaDescription', 'metaTag']],
  [/policy|privacy/i, ['privacyPolicyHtml']],
  [/quote/i, ['quoteValidDays', 'keepsQuotedPrices']],
  [/deliver|pick-?up|shipping/i, ['pickUpDeliveryHtml', 'agreeDeliveryHtml']],
];

function unknownSetting(typed: string): string {
  const names = SETTING_FIELDS.map(({ name }) => name);
  const near = nearest(typed, names);
  const holding = names.filter((name) => typed.length >= 3 && name.toLowerCase().includes(typed.toLowerCase()));
  const called = ALSO_CALLED.flatMap(([words, fields]) => (words.test(typed) ? fields : []));
  const meant = [...new Set([...(near === null ? [] : [near]), ...called, ...holding])];
  return `There is no setting '${typed}'${meant.length === 0 ? ". 'settings' shows all names." : `; did you mean ${meant.join(' or ')}?`}`;
}

function excerptOf(html: string): string {
  const words = plainText(html);
  return words.length <= SHOWN_LENGTH ? words : `${excerpt(words, SHOWN_LENGTH)} (${formatCount(words.length)} characters)`;
}
