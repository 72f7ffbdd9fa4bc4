import { todaysPricesTexts } from './todays-prices.texts';
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
      <section className={PANEL} aria-label={todaysPricesTexts.title}>
        <h2 className={layout['textCategory']}>{todaysPricesTexts.title}</h2>
        <p role="status">{isOffline ? todaysPricesTexts.notHere : todaysPricesTexts.loading}</p>
      </section>
    );
  }
  const { compared } = today;
  const { differenceCents, isWithoutDelivery } = compared;
  return (
    <section className={PANEL} aria-label={todaysPricesTexts.title}>
      <h2 className={layout['textCategory']}>{todaysPricesTexts.title}</h2>
      <div className={classNames(layout['stack2'], css['news'])} role="status">
        {newsOf(quote, compared, nameOf).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <table className={classNames(layout['figures'], css['lines'])}>
        <thead>
          <tr>
            <th scope="col">{todaysPricesTexts.aBox}</th>
            <th scope="col">{todaysPricesTexts.quote}</th>
            <th scope="col">{todaysPricesTexts.today}</th>
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
              {each.floor === null ? (
                <td>{todaysPricesTexts.noLongerSold}</td>
              ) : (
                <td translate="no">{formatUsd(each.floor.pricePerBoxCents)}</td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{todaysPricesTexts.withEverything}</th>
            <td translate="no">{formatUsd(compared.quoted.totalCents)}</td>
            <td translate="no" data-today-total>
              <span>{formatUsd(compared.today.totalCents)}</span>
              {isWithoutDelivery && <small>{deliveryPriceTexts.withoutDelivery}</small>}
            </td>
          </tr>
        </tfoot>
      </table>
      {differenceCents === 0 ? null : (
        <p>{`${differenceWords(compared)}${standing.kind === 'kept' ? '' : todaysPricesTexts.todaysCount}`}</p>
      )}
      {standing.kind === 'none' ? null : <p role="status">{standingWords(standing, quote.validUntil)}</p>}
      {isOffline && <p className={layout['caption']}>{todaysPricesTexts.keptOn(formatDay(today.pricedAt))}</p>}
      {cart}
    </section>
  );
}

function differenceWords({ differenceCents, isWithoutDelivery }: ComparedQuote): string {
  const difference = formatUsd(Math.abs(differenceCents));
  if (isWithoutDelivery)
    return differenceCents > 0 ? todaysPricesTexts.moreWithoutDelivery(difference) : todaysPricesTexts.lessWithoutDelivery(difference);
  return differenceCents > 0 ? todaysPricesTexts.more(difference) : todaysPricesTexts.less(difference);
}

function lineWords({ line, floor, change }: ComparedLine): string {
  const boxes = boxesText(line.boxes);
  switch (change) {
    case 'same':
      return todaysPricesTexts.same(boxes);
    case 'dearer':
      return todaysPricesTexts.dearer(boxes);
    case 'cheaper':
      return todaysPricesTexts.cheaper(boxes);
    case 'other-box':
      return todaysPricesTexts.otherBox(boxes, ((floor?.sqftPerBox ?? 0) / 100).toFixed(2));
    case 'gone':
      return boxes;
  }
}

function newsOf(quote: Quote, compared: ComparedQuote, nameOf: TodaysPricesProps['nameOf']): readonly string[] {
  const gone = compared.lines.filter(({ change }) => change === 'gone').map(({ line }) => nameOf(line.productId).title);
  return [
    ...validityWords(quote, compared),
    ...(gone.length === 0 ? [] : [todaysPricesTexts.gone(gone)]),
    ...(quote.promo === null ? [] : [todaysPricesTexts.promo(quote.promo.code)]),
    ...(compared.lines.every(({ change }) => change === 'same') &&
    compared.differenceCents === 0 &&
    !(compared.isWithoutDelivery && compared.quoted.shippingCents > 0)
      ? [todaysPricesTexts.unchanged]
      : []),
  ];
}

function validityWords(quote: Quote, { validity }: ComparedQuote): readonly string[] {
  switch (validity) {
    case 'valid':
      return [];
    case 'expired':
      return [todaysPricesTexts.expired(dayText(quote.validUntil))];
    case 'not-yet':
      return [todaysPricesTexts.notYet(dayText(quote.madeOn))];
  }
}
