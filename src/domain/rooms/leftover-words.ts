import { roomPurchaseTexts } from './room-purchase.texts';
import { coveredBy, formatSqft, type SqftHundredths } from '../coverage';
import { shortHundredths } from '../exact-number';
import type { FloorShare } from './project-floors';
import { leftOver } from './room-area';

/** Rounded to a quarter: 'about 2 and a quarter boxes'. */
export function inBoxes(area: SqftHundredths, sqftPerBox: SqftHundredths): string {
  if (area <= 0 || sqftPerBox <= 0) return roomPurchaseTexts.noBoxes;
  const quarters = Math.floor((8 * area + sqftPerBox) / (2 * sqftPerBox));
  if (quarters === 0) return roomPurchaseTexts.lessThanAQuarter;
  const boxes = Math.floor(quarters / 4);
  const rest = quarters % 4;
  return boxes === 0 ? roomPurchaseTexts.quarters(rest) : roomPurchaseTexts.boxesAndQuarters(boxes, rest);
}

/** '' for no boxes. */
export function leftOverWords({ leftOver: rest, floor, boxes }: FloorShare): string {
  if (boxes === 0) return '';
  if (rest <= 0) return roomPurchaseTexts.nothingLeftOver;
  return roomPurchaseTexts.leftOver(formatSqft(rest), inBoxes(rest, floor.sqftPerBox));
}

/** The effect of buying one box fewer. */
export function oneBoxFewerWords({ boxes, floor, measured }: FloorShare): string {
  if (boxes <= 1) return roomPurchaseTexts.oneBoxIsLeast;
  const rest = leftOver(coveredBy(boxes - 1, floor.sqftPerBox), measured);
  if (rest < 0) return roomPurchaseTexts.fewerWouldLack(formatSqft(-rest));
  const measuredHundredths = leftOver(0, measured) * -1;
  const percentTenths = measuredHundredths === 0 ? 0 : Math.floor((rest * 1_000) / measuredHundredths);
  return roomPurchaseTexts.fewerWouldLeave(shortHundredths(percentTenths * 10));
}
