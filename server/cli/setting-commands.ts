import { safeHtml } from '../safe-html';
import { formatCount } from '../../src/domain/number-text';
import { excerpt, plainText } from '../../src/domain/text';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { changeSettings, readSettings } from '../repositories/settings';
import { done, misused, refused, type Command, listReply } from './command';
import { readFileArgument } from './file-argument';
import { nearest } from '../owner-files/nearest';
import { findFields, SETTING_FIELDS, type SettingField } from './setting-fields';
import { table } from './table';
import type { ToolReply } from './tool-socket';

const SHOWN_LENGTH = 60;

export const settingsGetCommand: Command = {
  name: 'settings get',
  parameters: 'NAME',
  summary: 'one setting in full',
  run: async ({ db }, [typed, ...rest]) => {
    if (typed === undefined || rest.length > 0) return misused("Name one setting, such as 'settings get taxPercent'.");
    const field = oneField(typed);
    return 'exitCode' in field ? field : done(field.show(await readSettings(db)));
  },
};

export const settingsSetCommand: Command = {
  name: 'settings set',
  parameters: 'NAME VALUE | NAME --file FILE',
  summary: "changes a setting, such as 'settings set taxPercent 7'; long texts come from a file",
  run: async ({ db, workingDir }, [typed, ...values]) => {
    if (typed === undefined || values.length === 0) return misused("Name one setting and its value, such as 'settings set taxPercent 7'.");
    const field = oneField(typed);
    if ('exitCode' in field) return field;
    const file = await readFileArgument(values, workingDir);
    if (file !== null && 'exitCode' in file) return file;
    const value = file === null ? values.join(' ') : file.text;
    const change = field.read(value);
    const problem = field.problemOf?.(value) ?? `${field.name} takes ${field.hint}.`;
    if (change === null) return refused(`${problem} It was left as it is.`);
    const before = field.show(await readSettings(db));
    const kept = field.show(await changeSettings(db, change, field.name));
    const shown = (text: string): string => (text === '' ? 'nothing' : field.isHtml ? excerptOf(text) : text);
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

export const settingsCommand: Command = {
  name: 'settings',
  parameters: '[--json]',
  summary: 'the names and values of all settings',
  run: async ({ db }, args) =>
    listReply(args, "'settings' is used alone, with --json, or as 'settings get' or 'settings set'.", {
      text: async () => settingsText(await readSettings(db)),
      json: async () => {
        const settings = await readSettings(db);
        return { settings: Object.fromEntries(SETTING_FIELDS.map((field) => [field.name, field.show(settings)])) };
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

function unknownSetting(typed: string): string {
  const meant = nearest(
    typed,
    SETTING_FIELDS.map(({ name }) => name),
  );
  return `There is no setting '${typed}'${meant === null ? ". 'settings' shows all names." : `; did you mean ${meant}?`}`;
}

function excerptOf(html: string): string {
  const words = plainText(html);
  return words.length <= SHOWN_LENGTH ? words : `${excerpt(words, SHOWN_LENGTH)} (${formatCount(words.length)} characters)`;
}
