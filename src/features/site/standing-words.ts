import { dayText, type DayNumber } from '../../domain/day-number';
import type { QuoteStanding } from './quote-standing';

export function standingWords(standing: Exclude<QuoteStanding, { readonly kind: 'none' }>, validUntil: DayNumber): string {
  switch (standing.kind) {
    case 'kept':
      return `The shop keeps these prices of the floors until ${dayText(validUntil)}, once, in one order, for up to the quoted boxes. Where today’s price is lower, you pay that. Installation, taxes and delivery are those of the day you pay.`;
    case 'refused':
      return `Today’s prices count. ${standing.words}`;
    case 'unknown':
      if (standing.isAsking) return 'The quoted prices are being checked…';
      return standing.isBusy
        ? 'The shop could not check the quoted prices just now. Until it has, today’s prices count. Open this page again in a few minutes.'
        : 'The shop confirms these prices when this device is online and they have not changed. Until then today’s prices count.';
  }
}
