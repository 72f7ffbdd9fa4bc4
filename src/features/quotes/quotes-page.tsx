import { quotesTexts } from './quotes.texts';
import { useState } from 'react';
import { findQuotes, type KeptQuote, QUOTE_STATES, quoteState, type QuoteState } from '../../domain/quote/kept-quote';
import { dayOf, dayText } from '../../domain/day-number';
import { boxesText } from '../../domain/number-text';
import { ButtonLink } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { Notice } from '../../ui/notice';
import { PageMeta } from '../../ui/page-meta';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { TextSkeleton } from '../../ui/text-skeleton';
import { TitledPage } from '../../ui/titled-page';
import { useNow } from '../../ui/use-now';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './quotes-page.module.css';
import { StateBadge } from './state-badge';
import { EarlierQuotes } from './earlier-quotes';
import { notKeptWords } from './not-kept';
import { useShownQuotes } from './use-shown-quotes';
import { useSignQuotes } from './use-sign-quotes';
import { Link } from '@tanstack/react-router';
import { formatUsd } from '../../domain/money';
import { quoteBill } from '../../domain/quote/quote';
import { quoteNumberText } from '../../domain/quote/quote-number';

interface QuotesPageProps {
  readonly status: Elements;
  readonly asked: string;
}

export function QuotesPage({ status, asked }: QuotesPageProps) {
  const { quotes, hiddenCount, isRead, trouble, notKept } = useShownQuotes();
  const [typed, setTyped] = useState(asked);
  const [state, setState] = useState<QuoteState | 'all'>('all');
  const today = dayOf(useNow());
  useSignQuotes(quotes, today);
  const found = findQuotes(quotes, typed).filter((kept) => state === 'all' || quoteState(kept, today) === state);
  return (
    <TitledPage title={quotesTexts.title} lead={quotesTexts.lead} status={status}>
      <PageMeta title={quotesTexts.title} description={quotesTexts.description} />
      {trouble === null ? null : (
        <p className={classNames(layout['wrong'], layout['below3'])} role="alert">
          {notKeptWords(
            trouble,
            quotes.filter(({ id }) => notKept.has(id)).map(({ quote }) => quoteNumberText(quote.number)),
          )}
        </p>
      )}
      {isRead ? null : <TextSkeleton label={quotesTexts.loadingAll} />}
      {isRead && quotes.length === 0 ? (
        <Notice
          title={quotesTexts.none}
          action={
            <ButtonLink to="/rooms" variant="primary">
              {quotesTexts.measureRooms}
            </ButtonLink>
          }
        >
          <p>{quotesTexts.howToBegin}</p>
        </Notice>
      ) : null}
      {quotes.length > 0 && (
        <>
          <div className={classNames(layout['stack3'], css['tools'])}>
            <TextField
              label={quotesTexts.search}
              type="search"
              value={typed}
              placeholder={quotesTexts.searchExample}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <label htmlFor="quote-state" className={layout['label']}>
                {quotesTexts.state}
              </label>
              <Select
                id="quote-state"
                value={state}
                onChange={(event) => setState(QUOTE_STATES.find((each) => each === event.target.value) ?? 'all')}
              >
                <option value="all">{quotesTexts.all}</option>
                {QUOTE_STATES.map((each) => (
                  <option key={each} value={each}>
                    {quotesTexts.states[each]}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          <p className={classNames(layout['caption'], css['count'])} role="status">
            {found.length === quotes.length ? quotesTexts.count(quotes.length) : quotesTexts.found(found.length, quotes.length)}
          </p>
          <ul role="list" className={css['list']}>
            {found.map((kept) => (
              <li key={kept.id}>
                <QuoteRow kept={kept} state={quoteState(kept, today)} />
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>{quotesTexts.nothingFits}</p>}
        </>
      )}
      {isRead && hiddenCount > 0 ? <EarlierQuotes count={hiddenCount} /> : null}
    </TitledPage>
  );
}

interface QuoteRowProps {
  readonly kept: KeptQuote;
  readonly state: QuoteState;
}

function QuoteRow({ kept: { id, quote, names, floors, isMadeHere }, state }: QuoteRowProps) {
  const bill = quoteBill(quote);
  const [first] = floors;
  const more = quote.lines.length - 1;
  const floorWords = first === undefined ? boxesText(bill.boxes) : more === 0 ? first.title : quotesTexts.andMore(first.title, more);
  return (
    <Link to="/quotes/{-$quoteId}" params={{ quoteId: id }} className={css['row']}>
      <span className={classNames(layout['textCard'], layout['anywhere'], css['who'])}>
        {names.customer === '' ? (isMadeHere ? quotesTexts.unnamed : quotesTexts.fromLink) : names.customer}
      </span>
      <StateBadge state={state} />
      <span className={classNames(layout['row3'], layout['caption'], layout['figures'], css['facts'])}>
        <span translate="no">{quoteNumberText(quote.number)}</span>
        <span>{floorWords}</span>
        <span>{quotesTexts.days(dayText(quote.madeOn), dayText(quote.validUntil))}</span>
      </span>
      <span className={css['total']} translate="no">
        {formatUsd(bill.totalCents)}
      </span>
    </Link>
  );
}
