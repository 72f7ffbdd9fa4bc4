import { oneLine } from '../../src/domain/one-line';
import { escapeHtml } from './escape-html';
import { LETTER_STYLES, SERIF } from './letter-look';

/** Each value becomes one line. Sums as a person reads them. */
export interface LetterBill {
  readonly lines: readonly { readonly title: string; readonly detail: string; readonly sum: string }[];
  readonly figures: readonly BillFigure[];
  readonly total: BillFigure;
}

interface BillFigure {
  readonly label: string;
  readonly sum: string;
}

export function plainBill({ lines, figures, total }: LetterBill): readonly string[] {
  return [
    lines.map(({ title, detail, sum }) => `${oneLine(title)}\n  ${oneLine(detail)}: ${sum}`).join('\n'),
    [...figures, total].map(({ label, sum }) => `${oneLine(label)}: ${sum}`).join('\n'),
  ];
}

const CELL = 'padding:8px 0;vertical-align:top';
const SUM = `${CELL};padding-left:16px;text-align:right;white-space:nowrap;font-weight:600`;

/** All mail programs support tables and inline styles. */
export function htmlBill({ lines, figures, total }: LetterBill): readonly string[] {
  const { quiet, rule } = LETTER_STYLES;
  const words = (text: string): string => escapeHtml(oneLine(text));
  const row = (label: string, sum: string, style = ''): string =>
    `<tr><td style="${CELL};${style}">${label}</td><td style="${SUM};${style}">${words(sum)}</td></tr>`;
  return [
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:16px">',
    ...lines.map(({ title, detail, sum }) => row(`${words(title)}<br><span style="${quiet}">${words(detail)}</span>`, sum, rule)),
    ...figures.map(({ label, sum }, index) => row(words(label), sum, index === 0 ? rule : '')),
    row(`<strong>${words(total.label)}</strong>`, total.sum, `${rule};${SERIF};font-size:25px;line-height:38px`),
    '</table>',
  ];
}
