import { formatCount } from '../../src/domain/number-text';
import { placesText, sameTogether } from '../owner-files/same-problems';
import { COLUMNS, type Problem } from './file-row';
import type { ImportPlan, PlannedProduct } from './plan-import';

const MOST_PROBLEMS = 100;
const MOST_NAMES = 20;

/** 'Row 12, price_per_sqft: …', in the order of the file; the same problem of several rows is said once: 'Rows 12, 15 and 300 more, …'. */
export function problemsText(problems: readonly Problem[]): string {
  return [
    ...listed(grouped(problems), MOST_PROBLEMS, groupText),
    '',
    `${counted(problems.length, 'problem')}. Nothing was changed. Correct the file and run the command again.`,
  ].join('\n');
}

/** The report of an import or of a trial run. */
export function planText(
  plan: ImportPlan,
  {
    retiresMissing,
    picturesToMake,
    spanishTexts,
  }: { readonly retiresMissing: boolean; readonly picturesToMake: number; readonly spanishTexts: number },
): string {
  const { added, changed, missing, remarks } = plan;
  const missingAdvice = retiresMissing ? 'taken off sale' : 'left as they are (--retire-missing would take them off sale)';
  return [
    ...section(`${counted(added.length, 'product')} added`, listed(added, MOST_NAMES, slugText)),
    ...section(
      `${counted(changed.length, 'product')} changed`,
      listed(changed, MOST_NAMES, (one) => `${slugText(one)}: ${one.columns.join(', ')}`),
    ),
    ...recounted(changed),
    ...section(`${counted(plan.unchangedCount, 'product')} unchanged`, []),
    ...(missing.length === 0
      ? []
      : section(
          `${counted(missing.length, 'product')} on sale, but not in the file: ${missingAdvice}`,
          listed(missing, MOST_NAMES, slugText),
        )),
    ...(plan.withdrawnCount === 0
      ? []
      : section(`${counted(plan.withdrawnCount, 'product')} of the file not on sale, and so left; on_sale = yes brings them back`, [])),
    ...(plan.newCategories.length === 0 ? [] : section(`New categories: ${plan.newCategories.join(', ')}`, [])),
    ...(plan.filePictures.length === 0
      ? []
      : section(`${counted(plan.filePictures.length, 'picture file')}, ${formatCount(picturesToMake)} of them to be made into sizes`, [])),
    ...(spanishTexts === 0 ? [] : section(`${counted(spanishTexts, 'text')} in Spanish changed`, [])),
    ...(remarks.length === 0 ? [] : section('Worth a look:', listed(grouped(remarks), MOST_NAMES, groupText))),
  ].join('\n');
}

/** An old file undoes what orders took since. The list of names is cut, this number is not. */
function recounted(changed: readonly PlannedProduct[]): readonly string[] {
  const { length } = changed.filter(({ columns }) => columns.includes('boxes_on_hand'));
  if (length === 0) return [];
  const who = `${counted(length, 'product')} ${length === 1 ? 'gets' : 'get'}`;
  return [`${who} another count of boxes; leave boxes_on_hand out of a file that only changes prices`];
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return [heading, ...lines.map((line) => `  ${line}`)];
}

function listed<Item>(items: readonly Item[], most: number, text: (item: Item) => string): readonly string[] {
  const shown = items.slice(0, most).map(text);
  return items.length > most ? [...shown, `… and ${formatCount(items.length - most)} more`] : shown;
}

const grouped = (problems: readonly Problem[]) =>
  sameTogether(inFileOrder(problems), ({ column, message }) => JSON.stringify([column, message]));

function groupText(group: readonly [Problem, ...Problem[]]): string {
  const [{ column, message }] = group;
  const rows = group.flatMap(({ row }) => row ?? []);
  const place = [placesText('Row', 'Rows', rows), column].filter((part) => part !== null).join(', ');
  return place === '' ? message : `${place}: ${message}`;
}

function inFileOrder(problems: readonly Problem[]): readonly Problem[] {
  const columnPlace = ({ column }: Problem): number => COLUMNS.findIndex((name) => name === column);
  return problems.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0) || columnPlace(a) - columnPlace(b));
}

function slugText({ product }: Pick<PlannedProduct, 'product'>): string {
  return product.slug;
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

const EVERY_MS = 1_000;

/** At most one line a second: callers may report every step. */
export function createThrottledLines(show: (line: string) => void): (line: string) => void {
  let shownAt = performance.now();
  return (line) => {
    if (performance.now() - shownAt < EVERY_MS) return;
    shownAt = performance.now();
    show(line);
  };
}
