import { englishRow, type ProductDetails, type SpecificationRow } from './catalogue';
import { isFootnote } from './compare-rows';
import { boardSheetTexts } from './board-sheet.texts';
import { rowTitlesTexts } from './row-titles.texts';

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

const sources = (): readonly { readonly title: string; readonly lines: readonly Source[] }[] => [
  {
    title: boardSheetTexts.sound,
    lines: [
      { label: boardSheetTexts.impact, titles: ['iic', 'impact sound', ...BOTH], part: 0 },
      { label: boardSheetTexts.airborne, titles: ['stc', 'airborne sound', ...BOTH], part: 1 },
      { label: boardSheetTexts.delta, titles: ['delta iic', 'δiic', 'Δiic'] },
      { label: boardSheetTexts.assembly, titles: ['assembly', 'tested assembly'] },
      { label: boardSheetTexts.methods, titles: ['test methods', 'test method'] },
    ],
  },
  {
    title: boardSheetTexts.construction,
    lines: [
      { label: boardSheetTexts.core, titles: ['core'] },
      { label: boardSheetTexts.thickness, titles: ['total thickness', 'thickness'] },
      { label: boardSheetTexts.pad, titles: ['attached pad', 'pad'] },
      { label: boardSheetTexts.wearLayer, titles: ['wear layer'] },
      { label: boardSheetTexts.size, titles: ['plank size', 'tile size', 'size'] },
    ],
  },
  {
    title: boardSheetTexts.installation,
    lines: [
      { label: boardSheetTexts.method, titles: ['method', 'install method', 'installation'] },
      { label: boardSheetTexts.underlayment, titles: ['extra underlayment', 'underlayment'] },
      { label: boardSheetTexts.standard, titles: ['product standard', 'standard'] },
      { label: boardSheetTexts.indoorAir, titles: ['indoor air'] },
    ],
  },
];

/** What condominium boards ask for. */
export function boardSheet({ specifications }: ProductDetails): readonly BoardGroup[] {
  const rows = specifications.flatMap((group) => group.rows);
  return sources().map(({ title, lines }) => ({
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
    const words = rows.find((row) => rowTitlesTexts.inEnglish(englishRow(row).title.trim().toLowerCase()) === title)?.value.trim() ?? '';
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
