import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { nearest } from '../owner-files/nearest';
import { NO_OWNER_TEXT, ownerText, textDamage } from '../owner-files/owner-text';
import { CONTENT_FILES, CONTENT_KINDS, type ContentDrafts, type ContentKind } from './file-shapes';
import type { ContentProblem } from './content-report';

export interface ReadFolder {
  readonly drafts: ContentDrafts;
  readonly problems: readonly ContentProblem[];
}

/** A kind without a file stays unchanged. */
export async function readContentFolder(folder: string): Promise<ReadFolder> {
  const facts = await stat(folder).catch(() => null);
  if (facts === null || !facts.isDirectory())
    return wholly(folder, "there is no such folder. 'export-content FOLDER' writes one to start from.");
  const names = await readdir(folder);
  const drafts: Partial<Record<ContentKind, unknown>> = {};
  const problems: ContentProblem[] = [];
  for (const kind of CONTENT_KINDS) {
    const { file, shape } = CONTENT_FILES[kind];
    if (!names.includes(file)) continue;
    const read = await readJsonFile(join(folder, file));
    if ('problem' in read) {
      problems.push({ file, entry: null, field: null, message: read.problem });
      continue;
    }
    problems.push(...damageIn(read.value).map(({ path, damage }) => ({ ...placeOf(file, path), message: `is damaged: ${damage}` })));
    const parsed = shape.safeParse(read.value);
    if (parsed.success) drafts[kind] = parsed.data;
    else problems.push(...parsed.error.issues.map((issue) => problemOf(file, issue)));
  }
  problems.push(...unknownFiles(names));
  if (Object.keys(drafts).length === 0 && problems.length === 0)
    return wholly(folder, `holds none of ${CONTENT_KINDS.map((kind) => CONTENT_FILES[kind].file).join(', ')}.`);
  // The shape of its kind has parsed each draft.
  return { drafts: drafts as ContentDrafts, problems };
}

/** Null when it cannot be read or is not text. */
export function readOwnerText(path: string): Promise<string | null> {
  return readFile(path).then(ownerText, () => null);
}

async function readJsonFile(path: string): Promise<{ readonly value: unknown } | { readonly problem: string }> {
  const text = await readOwnerText(path);
  if (text === null) return { problem: NO_OWNER_TEXT };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return {
      problem: `is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}. A comma or a quote may be missing there.`,
    };
  }
}

interface Damage {
  /** As Zod reports it. */
  readonly path: readonly PropertyKey[];
  readonly damage: string;
}

/** In texts and in names of fields. */
function damageIn(value: unknown, path: readonly PropertyKey[] = []): readonly Damage[] {
  if (typeof value === 'string') {
    const damage = textDamage(value);
    return damage === null ? [] : [{ path, damage }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => damageIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [...damageIn(name, path), ...damageIn(item, [...path, name])]);
}

function problemOf(file: string, { path, message, ...issue }: z.core.$ZodIssue): ContentProblem {
  const words =
    issue.code === 'unrecognized_keys' ? `has no field ${issue.keys.join(', ')}. Correct its name, or take it out.` : `${message}.`;
  return { ...placeOf(file, path), message: words };
}

function placeOf(file: string, path: readonly PropertyKey[]): Omit<ContentProblem, 'message'> {
  const [first, ...rest] = path;
  const isList = typeof first === 'number';
  const field = (isList ? rest : path).join('.');
  return { file, entry: isList ? first + 1 : null, field: field === '' ? null : field };
}

/** A misspelled file name would leave its kind unchanged without a message. */
function unknownFiles(names: readonly string[]): readonly ContentProblem[] {
  const known: readonly string[] = CONTENT_KINDS.map((kind) => CONTENT_FILES[kind].file);
  return names
    .filter((name) => name.endsWith('.json') && !known.includes(name))
    .map((file) => ({ file, entry: null, field: null, message: unknownFile(file, known) }));
}

function wholly(file: string, message: string): ReadFolder {
  return { drafts: {}, problems: [{ file, entry: null, field: null, message }] };
}

function unknownFile(file: string, known: readonly string[]): string {
  const meant = nearest(file, known);
  return meant === null
    ? `is none of ${known.join(', ')}. Correct its name, or take it away.`
    : `is no file of content. Did you mean ${meant}? Correct its name, or take it away.`;
}
