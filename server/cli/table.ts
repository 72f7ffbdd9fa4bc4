import { oneLine } from '../../src/domain/one-line';
import { SHOP_TIME_ZONE, shopTimeText } from '../../src/domain/shop-day';

/** One line a row, whatever a cell contains. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows.map((row) => row.map(oneLine))];
  const widths = headings.map((_heading, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const zoneName = new Intl.DateTimeFormat('en-US', { timeZone: SHOP_TIME_ZONE, timeZoneName: 'short' });

/** '2026-11-30 20:00 EST', as the shop's clock shows it; the zone tells the two hours apart that summer time's end repeats. */
export function instantText(instant: number | Date): string {
  const zone = zoneName.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${shopTimeText(Number(instant))} ${zone}`;
}

/** What is printed, without the control characters, line separators and bidirectional marks that could control the owner's terminal. */
export function shownLine(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '');
}
