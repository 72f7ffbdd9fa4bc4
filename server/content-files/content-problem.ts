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
  const lines = problems
    .slice(0, MOST_SHOWN)
    .map(
      ({ file, entry, field, message }) =>
        `${[file, entry === null ? null : `entry ${entry}`, field].filter((part) => part !== null).join(', ')}: ${message}`,
    );
  const more = problems.length > MOST_SHOWN ? [`… and ${problems.length - MOST_SHOWN} more`] : [];
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, ...more, '', `${count}. Nothing was changed. Correct the files and run the command again.`].join('\n');
}
