import type { ContentRows } from '../repositories/content-rows';
import { placesText, sameTogether } from '../owner-files/same-problems';
import { CONTENT_KINDS, type ContentKind } from './file-shapes';

interface ReportRow {
  readonly what: string;
  readonly becomes: string;
}

/** `day` is the shop's, YYYY-MM-DD. */
export function contentReport(before: ContentRows, content: Partial<ContentRows>, day: string): string {
  const rows = CONTENT_KINDS.flatMap((kind) => rowsOf(kind, before, content, day));
  const left = CONTENT_KINDS.filter((kind) => content[kind] === undefined);
  return [
    ...rows.map(({ what, becomes }) => `${what}: ${becomes}`),
    ...(left.length === 0 ? [] : [`Left as they are, without a file: ${left.join(', ')}.`]),
  ].join('\n');
}

function rowsOf(kind: ContentKind, before: ContentRows, content: Partial<ContentRows>, day: string): readonly ReportRow[] {
  const after = content[kind];
  if (after === undefined) return [];
  const [old, now] = [entriesOf(before[kind]), entriesOf(after)];
  const removed = [...old.keys()].filter((key) => !now.has(key)).map((key): ReportRow => ({ what: `${kind} ${key}`, becomes: 'removed' }));
  const keptBefore = [...old.keys()].filter((key) => now.has(key));
  const keptNow = [...now.keys()].filter((key) => old.has(key));
  const written = [...now].map(([key, entry]): ReportRow => {
    const earlier = old.get(key);
    const what = key === null ? kind : `${kind} ${key}`;
    const later = kind === 'articles' ? laterText(entry, day) : '';
    if (earlier === undefined) return { what, becomes: `added${later}` };
    const fields = Object.keys(entry).filter((name) => JSON.stringify(entry[name]) !== JSON.stringify(earlier[name]));
    // Articles are sorted by day, whatever their order in the file.
    const isMoved = kind !== 'articles' && keptBefore.indexOf(key) !== keptNow.indexOf(key);
    const becomes = fields.length > 0 ? `changed (${fields.join(', ')})` : isMoved ? 'moved' : 'unchanged';
    return { what, becomes: `${becomes}${later}` };
  });
  if (now.size === 0) return [...removed, { what: kind, becomes: 'empty: shoppers do not see it' }];
  return [...written, ...removed];
}

function laterText({ date }: Entry, day: string): string {
  return typeof date === 'string' && date > day ? `; shoppers see it from ${date} on` : '';
}

type Entry = Readonly<Record<string, unknown>>;

/** By name; null for a kind with a single entry. */
function entriesOf(value: ContentRows[ContentKind]): ReadonlyMap<string | null, Entry> {
  if (!Array.isArray(value)) return new Map([[null, { ...value }]]);
  return new Map(value.map((entry: object, index) => [nameOf({ ...entry }, index), { ...entry }]));
}

function nameOf(entry: Entry, index: number): string {
  const { slug, id, title, name } = entry;
  if (typeof slug === 'string') return slug;
  if (typeof id === 'number') return `${id} ${String(title)}`;
  return `${index + 1} '${String(title ?? name)}'`;
}

export interface ContentProblem {
  readonly file: string;
  /** From 1; null for the whole file. */
  readonly entry: number | null;
  readonly field: string | null;
  readonly message: string;
}

const MOST_SHOWN = 100;

/** Formats problems as lines such as 'articles.json, entry 3, date: takes a day …', with their number. */
export function contentProblemsText(problems: readonly ContentProblem[]): string {
  const groups = sameTogether(problems, ({ file, field, message }) => JSON.stringify([file, field, message]));
  const lines = groups.slice(0, MOST_SHOWN).map((group) => {
    const [{ file, field, message }] = group;
    const entries = group.flatMap(({ entry }) => entry ?? []);
    return `${[file, placesText('entry', 'entries', entries), field].filter((part) => part !== null).join(', ')}: ${message}`;
  });
  const more = groups.length > MOST_SHOWN ? [`… and ${groups.length - MOST_SHOWN} more`] : [];
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, ...more, '', `${count}. Nothing was changed. Correct the files and run the command again.`].join('\n');
}
