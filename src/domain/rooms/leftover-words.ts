import { coveredBy, formatSqft, type SqftHundredths } from '../coverage';
import { shortHundredths } from '../exact-number';
import type { FloorShare } from './project-floors';
import { leftOver } from './room-area';

const QUARTERS = ['', 'a quarter of a box', 'half a box', 'three quarters of a box'] as const;
const PAST_ONE = ['', ' and a quarter', ' and a half', ' and three quarters'] as const;

/** Rounded to a quarter: 'about 2 and a quarter boxes'. */
export function inBoxes(area: SqftHundredths, sqftPerBox: SqftHundredths): string {
  if (area <= 0 || sqftPerBox <= 0) return 'nothing';
  const quarters = Math.floor((8 * area + sqftPerBox) / (2 * sqftPerBox));
  if (quarters === 0) return 'less than a quarter of a box';
  const boxes = Math.floor(quarters / 4);
  const rest = quarters % 4;
  if (boxes === 0) return `about ${QUARTERS[rest] ?? ''}`;
  return `about ${boxes}${PAST_ONE[rest] ?? ''} ${boxes === 1 && rest === 0 ? 'box' : 'boxes'}`;
}

/** '' for no boxes. */
export function leftOverWords({ leftOver: rest, floor, boxes }: FloorShare): string {
  if (boxes === 0) return '';
  if (rest <= 0) return 'Nothing is left over: no piece may be cut wrong.';
  return `${formatSqft(rest)} sqft more than you measured, ${inBoxes(rest, floor.sqftPerBox)}. Cuts at walls use up part of it.`;
}

/** The effect of buying one box fewer. */
export function oneBoxFewerWords({ boxes, floor, measured }: FloorShare): string {
  if (boxes <= 1) return 'One box is the least there is.';
  const rest = leftOver(coveredBy(boxes - 1, floor.sqftPerBox), measured);
  if (rest < 0) return `One box fewer would leave ${formatSqft(-rest)} sqft without a floor.`;
  const measuredHundredths = leftOver(0, measured) * -1;
  const percentTenths = measuredHundredths === 0 ? 0 : Math.floor((rest * 1_000) / measuredHundredths);
  const percent = shortHundredths(percentTenths * 10);
  return `One box fewer would leave ${percent}% for cuts. One piece too short, and you wait for another box.`;
}

export const SPARE_BOX_ADVICE = 'Keep one box for repairs. A box bought later comes from another run, and its color may differ a little.';
