import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DayNumber } from '../../domain/day-number';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { signedText } from '../../domain/quote/signed-quote';
import { connection } from '../../offline/connection/connection';
import { quotes } from '../../offline/quotes';
import { siteQueries } from '../site/queries';
import { standingQuery } from '../site/quote-standing';

/** Since this page was loaded: they are not sent again. */
const refused = new Set<string>();

/** Quotes made offline, one after the other, the newest first. */
export function useSignQuotes(all: readonly KeptQuote[], today: DayNumber): void {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(
    connection.subscribe,
    () => connection.get().isOnline,
    () => true,
  );
  const { data: settings } = useQuery(siteQueries.settings());
  const isWanted = isOnline && settings?.keepsQuotedPrices === true;
  const unsigned = (): KeptQuote | undefined =>
    all.find(({ id, isMadeHere, signature, quote }) => isMadeHere && signature === '' && today <= quote.validUntil && !refused.has(id));
  const signNext = useEffectEvent(async (isOver: () => boolean): Promise<void> => {
    for (let next = unsigned(); next !== undefined && !isOver(); next = unsigned()) {
      const { id, quote } = next;
      // Without a reply the remaining quotes wait for the next visit or connection.
      const standing = await queryClient.fetchQuery(standingQuery({ text: signedText(quote), signature: '' })).catch(() => null);
      // Saving the signature changes the list, and the effect continues with the next quote.
      if (standing?.kind === 'kept') return quotes.change(id, { signature: standing.signature });
      if (standing?.kind !== 'refused') return;
      refused.add(id);
    }
  });
  const next = isWanted ? unsigned()?.id : undefined;
  useEffect(() => {
    if (next === undefined) return;
    let isOver = false;
    void signNext(() => isOver);
    return () => {
      isOver = true;
    };
  }, [next]);
}
