import { englishRow, type ProductDetails, type SpecificationRow } from './catalogue';
import { isFootnote } from './compare-rows';

/** `value` is null where the maker does not state it. */
export interface BoardLine {
  readonly label: string;
  readonly value: string | null;
}

export interface BoardGroup {
  readonly title: string;
  readonly lines: readonly BoardLine[];
}

interface Source {
  readonly label: string;
  /** In lower case; the first one found counts. */
  readonly titles: readonly string[];
  /** 0 for '57' and 1 for '51' of a row 'IIC / STC' -> '57 / 51'. */
  readonly part?: 0 | 1;
}

const BOTH = ['iic / stc', 'iic/stc'];

const SOURCES: readonly { readonly title: string; readonly lines: readonly Source[] }[] = [
  {
    title: 'Sound',
    lines: [
      { label: 'Impact sound, IIC', titles: ['iic', 'impact sound', ...BOTH], part: 0 },
      { label: 'Airborne sound, STC', titles: ['stc', 'airborne sound', ...BOTH], part: 1 },
      { label: 'Delta IIC', titles: ['delta iic', 'δiic', 'Δiic'] },
      { label: 'Tested assembly', titles: ['assembly', 'tested assembly'] },
      { label: 'Test methods', titles: ['test methods', 'test method'] },
    ],
  },
  {
    title: 'Construction',
    lines: [
      { label: 'Core', titles: ['core'] },
      { label: 'Total thickness', titles: ['total thickness', 'thickness'] },
      { label: 'Attached pad', titles: ['attached pad', 'pad'] },
      { label: 'Wear layer', titles: ['wear layer'] },
      { label: 'Plank size', titles: ['plank size', 'tile size', 'size'] },
    ],
  },
  {
    title: 'Installation and standards',
    lines: [
      { label: 'Method', titles: ['method', 'install method', 'installation'] },
      { label: 'Extra underlayment', titles: ['extra underlayment', 'underlayment'] },
      { label: 'Product standard', titles: ['product standard', 'standard'] },
      { label: 'Indoor air', titles: ['indoor air'] },
    ],
  },
];

/** What condominium boards ask for. */
export function boardSheet({ specifications }: ProductDetails): readonly BoardGroup[] {
  const rows = specifications.flatMap((group) => group.rows);
  return SOURCES.map(({ title, lines }) => ({
    title,
    lines: lines.map((source) => ({ label: source.label, value: valueOf(rows, source) })),
  }));
}

/** Such as '* Demo data', if a value of the sheet has that mark. */
export function boardFootnotes(details: ProductDetails): readonly string[] {
  const values = boardSheet(details).flatMap(({ lines }) => lines.map(({ value }) => value ?? ''));
  const notes = details.specifications.flatMap((group) => group.rows).filter(isFootnote);
  const used = notes.filter(({ title }) => values.some((value) => value.includes(title.trim())));
  return [...new Set(used.map(({ title, value }) => `${title.trim()} ${value.trim()}`))];
}

function valueOf(rows: readonly SpecificationRow[], { titles, part }: Source): string | null {
  for (const title of titles) {
    const words = rows.find((row) => englishRow(row).title.trim().toLowerCase() === title)?.value.trim() ?? '';
    if (words === '') continue;
    return part === undefined || !BOTH.includes(title) ? words : partOf(words, part);
  }
  return null;
}

/** '57 / 51 *' -> '57 *' and '51 *' */
function partOf(words: string, part: 0 | 1): string {
  const parts = /^(\d+)\s*\/\s*(\d+)(.*)$/.exec(words);
  return parts === null ? words : `${parts[part + 1] ?? ''}${parts[3] ?? ''}`.trim();
}
