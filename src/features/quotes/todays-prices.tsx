import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import type { Quote } from '../../domain/quote/quote';
import { dayText, formatDay } from '../../domain/day-number';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import type { ComparedLine, ComparedQuote } from '../../domain/quote/todays-quote';
import type { Elements } from '../../ui/elements';
import type { FloorName } from './floor-titles';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './todays-prices.module.css';
import { type QuoteStanding, standingWords } from '../site/quote-standing';
import type { TodaysQuote } from './use-todays-quote';

const PANEL = classNames(layout['stack3'], layout['panel'], layout['screenOnly']);

interface TodaysPricesProps {
  readonly quote: Quote;
  /** Null while this device does not know today's prices. */
  readonly today: TodaysQuote | null;
  readonly isOffline: boolean;
  readonly nameOf: (productId: number) => FloorName;
  readonly standing: QuoteStanding;
  readonly cart: Elements;
}

export function TodaysPrices({ quote, today, isOffline, nameOf, standing, cart }: TodaysPricesProps) {
  if (today === null) {
    return (
      <section className={PANEL} aria-label="Today’s prices">
        <h2 className={layout['textCategory']}>Today’s prices</h2>
        <p role="status">
          {isOffline
            ? 'Today’s prices are not on this device. Connect to the internet to compare them and to buy.'
            : 'Loading today’s prices…'}
        </p>
      </section>
    );
  }
  const { compared } = today;
  const { differenceCents, isWithoutDelivery } = compared;
  return (
    <section className={PANEL} aria-label="Today’s prices">
      <h2 className={layout['textCategory']}>Today’s prices</h2>
      <div className={classNames(layout['stack2'], css['news'])} role="status">
        {newsOf(quote, compared, nameOf).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <table className={classNames(layout['figures'], css['lines'])}>
        <thead>
          <tr>
            <th scope="col">A box</th>
            <th scope="col">Quote</th>
            <th scope="col">Today</th>
          </tr>
        </thead>
        <tbody>
          {compared.lines.map((each) => (
            <tr key={each.line.productId} data-change={each.change}>
              <th scope="row">
                <span>{nameOf(each.line.productId).title}</span>
                <small>{lineWords(each)}</small>
              </th>
              <td translate="no">{formatUsd(each.line.pricePerBoxCents)}</td>
              {each.floor === null ? <td>No longer sold</td> : <td translate="no">{formatUsd(each.floor.pricePerBoxCents)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">With everything</th>
            <td translate="no">{formatUsd(compared.quoted.totalCents)}</td>
            <td translate="no" data-today-total>
              <span>{formatUsd(compared.today.totalCents)}</span>
              {isWithoutDelivery && <small>{deliveryPriceTexts.withoutDelivery}</small>}
            </td>
          </tr>
        </tfoot>
      </table>
      {differenceCents === 0 ? null : (
        <p>{`That is ${formatUsd(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'} than the quote${isWithoutDelivery ? ', both without delivery' : ''}.${standing.kind === 'kept' ? '' : ' When you buy, today’s prices count.'}`}</p>
      )}
      {standing.kind === 'none' ? null : <p role="status">{standingWords(standing, quote.validUntil)}</p>}
      {isOffline && <p className={layout['caption']}>{`Prices of ${formatDay(today.pricedAt)}, as kept on this device.`}</p>}
      {cart}
    </section>
  );
}

function lineWords({ line, floor, change }: ComparedLine): string {
  const boxes = boxesText(line.boxes);
  switch (change) {
    case 'same':
      return `${boxes}, same price`;
    case 'dearer':
      return `${boxes}, dearer today`;
    case 'cheaper':
      return `${boxes}, cheaper today`;
    case 'other-box':
      return `${boxes}. A box covers ${((floor?.sqftPerBox ?? 0) / 100).toFixed(2)} sqft today: check how many you need`;
    case 'gone':
      return boxes;
  }
}

function newsOf(quote: Quote, compared: ComparedQuote, nameOf: TodaysPricesProps['nameOf']): readonly string[] {
  const gone = compared.lines.filter(({ change }) => change === 'gone').map(({ line }) => nameOf(line.productId).title);
  return [
    ...validityWords(quote, compared),
    ...(gone.length === 0 ? [] : [`No longer sold: ${gone.join(', ')}. Today’s total is without ${gone.length === 1 ? 'it' : 'them'}.`]),
    ...(quote.promo === null ? [] : [`The quote counts the promo code ${quote.promo.code}. Type it in the cart: it is checked there.`]),
    ...(compared.lines.every(({ change }) => change === 'same') &&
    compared.differenceCents === 0 &&
    !(compared.isWithoutDelivery && compared.quoted.shippingCents > 0)
      ? ['Nothing has changed since the quote was made.']
      : []),
  ];
}

function validityWords(quote: Quote, { validity }: ComparedQuote): readonly string[] {
  switch (validity) {
    case 'valid':
      return [];
    case 'expired':
      return [`This quote expired on ${dayText(quote.validUntil)}. Today’s prices are beside it.`];
    case 'not-yet':
      return [
        `This quote is dated ${dayText(quote.madeOn)}, which is still to come. Check the date of this device and of the one that made it.`,
      ];
  }
}
