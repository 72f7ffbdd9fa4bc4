import { signQuote } from '../../src/contract/quotes';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { confirmQuote, type QuoteContext } from '../payments/signed-quotes';

interface QuoteRouteParts extends QuoteContext {
  readonly isRehearsal: boolean;
  readonly limitRate: LimitRate;
}

/** Without an account: a tablet in the showroom has none. */
export function mountQuoteRoutes(api: Api, { limitRate, ...shop }: QuoteRouteParts): void {
  api.handle(signQuote, async (signed, { clientAddress }) => {
    await limitRate('quotesPerAddress', clientAddress);
    const verdict = await confirmQuote(shop, signed);
    if (verdict.kind === 'refused') throw new Refusal(verdict.words);
    return { data: verdict.signature };
  });
}
