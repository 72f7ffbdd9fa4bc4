import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DayNumber } from '../../domain/day-number';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { promiseText } from '../../domain/quote/quote-promise';
import { quotes } from '../../offline/quotes/quotes';
import { siteQueries } from '../site/queries';
import { standingQuery } from '../site/quote-standing';

/** Asked of the shop at once. */
const MOST = 20;

/** Has the newest quotes signed that were made without a signal, as soon as there is one. */
export function useSignQuotes(all: readonly KeptQuote[], today: DayNumber): void {
  const { data: settings } = useQuery(siteQueries.settings());
  const isWanted = settings?.keepsQuotedPrices === true;
  const unsigned = all.filter(
    ({ isMadeHere, signature, quote }) => isWanted && isMadeHere && signature === '' && today <= quote.validUntil,
  );
  const asked = unsigned.slice(0, MOST);
  const answers = useQueries({ queries: asked.map(({ quote }) => standingQuery({ promise: promiseText(quote), signature: '' })) });
  const given = asked.flatMap(({ id }, index) => {
    const answer = answers[index]?.data;
    return answer?.kind === 'kept' ? [`${id} ${answer.signature}`] : [];
  });
  const signed = given.join();
  useEffect(() => {
    for (const each of signed === '' ? [] : signed.split(',')) {
      const [id = '', signature = ''] = each.split(' ');
      void quotes.change(id, { signature });
    }
  }, [signed]);
}
