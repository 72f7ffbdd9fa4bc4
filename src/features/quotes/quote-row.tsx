import { Link } from '@tanstack/react-router';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import type { KeptQuote, QuoteState } from '../../domain/quote/kept-quote';
import { quoteBill } from '../../domain/quote/quote';
import { dayText } from '../../domain/day-number';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './quote-row.module.css';
import { StateBadge } from './state-badge';

interface QuoteRowProps {
  readonly kept: KeptQuote;
  readonly state: QuoteState;
}

export function QuoteRow({ kept: { id, quote, names, floors, isMadeHere }, state }: QuoteRowProps) {
  const bill = quoteBill(quote);
  const [first] = floors;
  const more = quote.lines.length - 1;
  const floorWords = first === undefined ? boxesText(bill.boxes) : `${first.title}${more === 0 ? '' : ` and ${more} more`}`;
  return (
    <Link to="/quotes/{-$quoteId}" params={{ quoteId: id }} className={css['row']}>
      <span className={classNames(layout['textCard'], layout['anywhere'], css['who'])}>
        {names.customer === '' ? (isMadeHere ? 'Without a name' : 'From a link') : names.customer}
      </span>
      <StateBadge state={state} />
      <span className={classNames(layout['row3'], layout['caption'], layout['figures'], css['facts'])}>
        <span translate="no">{quoteNumberText(quote.number)}</span>
        <span>{floorWords}</span>
        <span>{`${dayText(quote.madeOn)}, valid until ${dayText(quote.validUntil)}`}</span>
      </span>
      <span className={css['total']} translate="no">
        {formatUsd(bill.totalCents)}
      </span>
    </Link>
  );
}
