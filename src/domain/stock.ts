import { dayNumberOf, dayText, earliestDay } from './day-number';
import { boxesText, formatCount } from './number-text';
import { stockTexts } from './stock.texts';

/** Days are YYYY-MM-DD. */
export interface Stock {
  /** Still to be sold; null where they are not counted. */
  readonly boxesOnHand: number | null;
  /** The day of that count. */
  readonly asOf: string;
  /** The day on which more arrive; null when the shop names none. */
  readonly backOn: string | null;
  /** Whether the shop refuses to sell more. In a cart only: elsewhere its settings say it. */
  readonly isMoreRefused?: boolean;
}

/** Whether more boxes are wanted than are known to be on hand. */
export function isBeyondStock(stock: Stock | undefined, boxes: number): stock is Stock & { readonly boxesOnHand: number } {
  return stock !== undefined && stock.boxesOnHand !== null && boxes > stock.boxesOnHand;
}

/** A past arrival day is left out; `now` in milliseconds since 1970, null where no clock may be read. */
export function stockWords(stock: Stock, boxes: number, now: number | null): string | null {
  const { boxesOnHand } = stock;
  const back = dayOfMore(stock, now);
  if (boxesOnHand === null) return back === null ? null : stockTexts.backOn(back);
  const asOf = dayText(dayNumberOf(stock.asOf));
  if (boxesOnHand === 0) return back === null ? stockTexts.noneOnHand(asOf) : stockTexts.backOn(back);
  if (!isBeyondStock(stock, boxes)) return stockTexts.onHand(boxesText(boxesOnHand), asOf);
  const fewer = stockTexts.fewer(formatCount(boxesOnHand), formatCount(boxes), asOf);
  return back === null ? fewer : `${fewer}. ${stockTexts.moreComes(back)}`;
}

/** What the reply of the count says, else the shop's settings, which a device may have saved before a change. */
export function refusesMore(stock: Stock | undefined, ofSettings: boolean): boolean {
  return stock?.isMoreRefused ?? ofSettings;
}

/** Null when the boxes are on hand or not counted. `ofSettings`: no order beyond the stock. */
export function cartStockWords(
  { product: { title, stock }, boxes }: { readonly product: { readonly title: string; readonly stock?: Stock }; readonly boxes: number },
  ofSettings: boolean,
  now: number | null,
): string | null {
  if (stock === undefined) return null;
  const { boxesOnHand } = stock;
  if (boxesOnHand !== null && boxes <= boxesOnHand) return null;
  if (refusesMore(stock, ofSettings) && boxesOnHand !== null)
    return refusedBoxesWords({ title, stock: { ...stock, boxesOnHand }, freeBoxes: boxesOnHand }, now);
  const words = stockWords(stock, boxes, now);
  if (words === null) return null;
  return boxesOnHand === null || boxesOnHand === 0 ? stockTexts.allLater(words) : stockTexts.restLater(words);
}

export interface ShortFloor {
  readonly title: string;
  readonly stock: Stock & { readonly boxesOnHand: number };
  /** Boxes that no other shopper is paying for. */
  readonly freeBoxes: number;
}

/** Why such a shop refuses the order, and what to do. */
export function refusedBoxesWords({ title, stock, freeBoxes }: ShortFloor, now: number | null): string {
  const { boxesOnHand } = stock;
  const back = dayOfMore(stock, now);
  const more = back === null ? '' : ` ${stockTexts.moreComes(back)}.`;
  if (boxesOnHand === 0) return stockTexts.noBoxes(title) + more;
  const onHand = stockTexts.has(title, boxesText(boxesOnHand));
  const choose = stockTexts.choose(freeBoxes, formatCount(freeBoxes));
  if (freeBoxes >= boxesOnHand) return stockTexts.chooseOrCall(onHand, choose) + more;
  if (freeBoxes <= 0) return stockTexts.allHeld(onHand) + more;
  return stockTexts.someHeld(onHand, formatCount(boxesOnHand - freeBoxes), choose) + more;
}

function dayOfMore({ backOn }: Stock, now: number | null): string | null {
  if (backOn === null) return null;
  const day = dayNumberOf(backOn);
  return now !== null && day < earliestDay(now) ? null : dayText(day);
}
