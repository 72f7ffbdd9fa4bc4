import { Stack, Text, TextInput, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { quoteState, type KeptQuote, type QuoteState } from '../domain/quote/kept-quote';
import { quoteNumberText } from '../domain/quote/quote-number';
import { dayOf, dayText } from '../domain/day-number';
import { readKeptQuote } from '../offline/quote-record';
import { useNow } from '../ui/use-now';
import { deskDatabase } from './kept/desk-database';
import css from './orders/orders.module.css';
import { agoText } from './today/ago-text';

const STATES: Readonly<Record<QuoteState, string>> = { open: 'Open', opened: 'Opened here', ordered: 'Ordered', expired: 'Expired' };

/** Made or opened on this device, of earlier customers too: who is signed in here needs no staff word. */
export function QuotesPage(): ReactNode {
  const { q = '' } = useSearch({ from: '/desk/quotes' });
  const navigate = useNavigate({ from: '/desk/quotes' });
  const quotes = useQuotesHere();
  const now = useNow();
  const words = q.toLowerCase().split(/\s+/);
  const shown = quotes?.filter((quote) => words.every((word) => factsOf(quote).includes(word)));
  return (
    <Stack gap="md">
      <Title order={1}>Quotes</Title>
      <TextInput
        type="search"
        label="Find a quote"
        description="By its number, the customer or a floor"
        value={q}
        onChange={(event) => {
          const next = event.currentTarget.value;
          void navigate({ search: next === '' ? {} : { q: next }, replace: true });
        }}
      />
      {shown?.length === 0 ? (
        <Text c="ink.6">{q === '' ? 'No quote was made on this device yet.' : `No quote on this device has '${q}'.`}</Text>
      ) : null}
      <ul className={css['list']} role="list" aria-label="Quotes">
        {shown?.map((kept) => (
          <li key={kept.id}>
            <a href={`/quotes/${kept.id}`} className={css['row']}>
              <span className={css['number']}>{quoteNumberText(kept.quote.number)}</span>
              <span>{kept.names.customer === '' ? 'No name' : kept.names.customer}</span>
              <span className={css['quiet']}>{agoText(kept.madeAt)}</span>
              <span className={css['quiet']}>{STATES[quoteState(kept, dayOf(now))]}</span>
              <span className={css['quiet']}>until {dayText(kept.quote.validUntil)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Newest first; null until they are read. */
function useQuotesHere(): readonly KeptQuote[] | null {
  const [quotes, setQuotes] = useState<readonly KeptQuote[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const stored = await deskDatabase.read('quotes', (records) => records.getAll()).catch(() => []);
      const kept = stored.map(readKeptQuote).filter((quote) => quote !== null);
      if (!isGone) setQuotes(kept.toSorted((a, b) => b.madeAt - a.madeAt));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return quotes;
}

function factsOf({ quote, names, floors }: KeptQuote): string {
  return [quoteNumberText(quote.number), names.customer, names.salesperson, names.note, ...floors.map(({ title }) => title)]
    .join(' ')
    .toLowerCase();
}
