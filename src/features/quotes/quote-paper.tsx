import { type Bill, lineCents } from '../../domain/bill';
import { quotePaperTexts } from './quote-paper.texts';
import { coveredBy, formatSqft } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { isWithoutDelivery, type Quote, quoteBill } from '../../domain/quote/quote';
import { dayText } from '../../domain/day-number';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { measureRoom } from '../../domain/rooms/measure-room';
import type { Elements } from '../../ui/elements';
import { NotIncluded } from '../../ui/not-included';
import { ProductName } from '../../ui/product-name';
import { ShopMark } from '../../ui/shop-mark';
import { PlanDrawing } from '../rooms/plan-drawing';
import { StoreContact } from '../site/store-contact';
import type { FloorName } from './floor-titles';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './quote-paper.module.css';
import { billTexts } from '../../domain/bill.texts';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { BillRow } from '../../ui/bill-row';
import { BillTotal } from '../../ui/bill-total';

interface QuotePaperProps {
  readonly kept: KeptQuote;
  readonly nameOf: (productId: number) => FloorName;
  readonly codes: Elements;
  /** The shop has confirmed it. */
  readonly isKept: boolean;
}

export function QuotePaper({ kept, nameOf, codes, isKept }: QuotePaperProps) {
  const { quote, names, rooms } = kept;
  const measured = rooms.map(measureRoom).filter(({ area }) => area > 0n);
  return (
    <article className={classNames(layout['stack4'], css['paper'])} aria-labelledby="quote-title" data-quote-paper>
      <div className={classNames(layout['cluster2'], css['shop'])}>
        <ShopMark ground="paper" className={css['name']} />
        <StoreContact />
      </div>
      <header className={classNames(layout['cluster3'], css['head'])}>
        <div>
          <h1 id="quote-title" className={css['title']}>
            <span>{quotePaperTexts.quote}</span> <span translate="no">{quoteNumberText(quote.number)}</span>
          </h1>
          <p className={css['days']}>
            <span>{quotePaperTexts.madeOn(dayText(quote.madeOn))}</span>
            <strong>{quotePaperTexts.validUntil(dayText(quote.validUntil))}</strong>
          </p>
          <dl className={classNames(layout['stack1'], layout['above3'], css['people'])}>
            <Person label={quotePaperTexts.customer} name={names.customer} />
            <Person label={quotePaperTexts.salesperson} name={names.salesperson} />
            <Person label={quotePaperTexts.note} name={names.note} />
          </dl>
        </div>
        <div className={css['codes']}>{codes}</div>
      </header>
      <table className={css['lines']}>
        <thead>
          <tr>
            <th scope="col">{quotePaperTexts.floor}</th>
            <th scope="col">{quotePaperTexts.boxes}</th>
            <th scope="col">{quotePaperTexts.aBox}</th>
            <th scope="col">{quotePaperTexts.total}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.productId}>
              <th scope="row">
                <ProductName {...nameOf(line.productId)} className={css['floor']} />
                <small>{quotePaperTexts.areas(formatSqft(coveredBy(line.boxes, line.sqftPerBox)), formatSqft(line.sqftPerBox))}</small>
              </th>
              <td>{boxesText(line.boxes)}</td>
              <td translate="no">{formatUsd(line.pricePerBoxCents)}</td>
              <td translate="no">{formatUsd(lineCents(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classNames(layout['stack4'], css['below'])}>
        {measured.length > 0 && (
          <section className={classNames(layout['stack3'], css['rooms'])} aria-label={quotePaperTexts.rooms}>
            {measured.map((room) => (
              <figure key={room.room.id}>
                <PlanDrawing measured={room} />
                <figcaption>{room.room.name}</figcaption>
              </figure>
            ))}
          </section>
        )}
        <div className={css['bill']}>
          <QuoteBill quote={quote} bill={quoteBill(quote)} label={quotePaperTexts.totalWithEverything} />
          <NotIncluded />
        </div>
      </div>
      <p className={layout['caption']}>{isKept ? quotePaperTexts.kept : quotePaperTexts.notKept}</p>
    </article>
  );
}

function Person({ label, name }: { readonly label: string; readonly name: string }) {
  if (name === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{name}</dd>
    </div>
  );
}

interface QuoteBillProps {
  readonly quote: Quote;
  readonly bill: Bill;
  readonly label: string;
}

function QuoteBill({ quote, bill, label }: QuoteBillProps) {
  const { delivery, installationCentsPerSqft, promo } = quote;
  const isOpen = isWithoutDelivery(quote);
  return (
    <>
      <dl className={classNames(layout['stack2'], css['rows'])}>
        <BillRow label={billTexts.items} cents={bill.itemsCents} />
        {installationCentsPerSqft === null ? null : <BillRow label={billTexts.installation} cents={bill.installationCents} />}
        <BillRow label={billTexts.taxes} cents={bill.taxCents} />
        {delivery.kind === 'pickup' ? (
          <BillRow label={quotePaperTexts.pickup} cents={0} words={quotePaperTexts.free} />
        ) : (
          <BillRow
            label={quotePaperTexts.deliveryTo(delivery.zip)}
            cents={bill.shippingCents}
            words={isOpen ? deliveryPriceTexts.notChargedNow : undefined}
          />
        )}
        {promo === null ? null : <BillRow label={`${billTexts.discount} · ${promo.code}`} cents={-bill.discountCents} isDiscount />}
      </dl>
      <BillTotal label={label} cents={bill.totalCents} note={isOpen ? deliveryPriceTexts.withoutDelivery : undefined} />
    </>
  );
}
