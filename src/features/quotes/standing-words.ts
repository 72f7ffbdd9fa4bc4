import { dayText, type DayNumber } from '../../domain/day-number';
import type { QuoteStanding } from '../site/quote-standing';

/** What the shop says of a quote's prices, where it keeps quoted prices. */
export function standingWords(standing: Exclude<QuoteStanding, { readonly kind: 'none' }>, validUntil: DayNumber): string {
  switch (standing.kind) {
    case 'kept':
      return `The shop keeps these prices of the floors until ${dayText(validUntil)}, for up to these boxes. Where today’s price is lower, you pay that. Installation, taxes and delivery are those of the day you pay.`;
    case 'refused':
      return `Today’s prices count. ${standing.words}`;
    case 'unknown':
      return 'The shop confirms these prices when this device is online and they have not changed. Until then today’s prices count.';
  }
}
