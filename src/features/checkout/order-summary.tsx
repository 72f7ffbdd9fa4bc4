import { lineCents, type FigureChange } from '../../domain/bill';
import { formatUsd, type Cents } from '../../domain/money';
import { formatCount } from '../../domain/number-text';
import { deliveryReason, shippingLabel } from '../../domain/delivery-price';
import { BillRow } from '../../ui/bill-row';
import { boxCents, installedAreaWords } from './purchase-bill';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import type { Purchase } from './use-purchase';
import { billTexts } from '../../domain/bill.texts';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { checkoutTexts } from './checkout.texts';

export function OrderSummary({ purchase }: { readonly purchase: Purchase }) {
  const { bill, lines, quote, delivery, promo, settings, fulfilment, isInstallationChosen } = purchase;
  const isPriced = fulfilment === 'Delivery' && quote !== null && quote.kind !== 'call-us';
  const locatedBy = delivery.kind === 'quoted' ? delivery.address.locatedBy : null;
  return (
    <div className={css['summary']}>
      {purchase.changes.length > 0 && (
        <div className={classNames(layout['below3'], css['since'])} role="status">
          <p>{checkoutTexts.hasChanged}</p>
          <ChangedFigures changes={purchase.changes} advice={checkoutTexts.ifNotRight} />
        </div>
      )}
      {purchase.quoted.words !== null && (
        <p className={classNames(layout['caption'], layout['figures'], css['boxes'])}>{purchase.quoted.words}</p>
      )}
      <ul role="list" className={classNames(layout['stack2'], css['lines'])}>
        {lines.map(({ product, boxes }) => {
          const cents = boxCents({ product, boxes }, purchase.quoted.lines);
          return (
            <li key={product.id} className={css['line']}>
              <span>{product.title}</span>
              <span className={classNames(layout['caption'], layout['figures'], css['boxes'])}>
                {cents === product.pricePerBoxCents
                  ? checkoutTexts.line(formatCount(boxes), formatUsd(cents))
                  : checkoutTexts.quotedLine(formatCount(boxes), formatUsd(cents), formatUsd(product.pricePerBoxCents))}
              </span>
              <span className={classNames(layout['strong'], layout['figures'])} translate="no">
                {formatUsd(lineCents({ boxes, pricePerBoxCents: cents }))}
              </span>
              <StockNote words={purchase.stockWordsOf({ product, boxes })} />
            </li>
          );
        })}
      </ul>
      <dl className={classNames(layout['above3'], css['rows'])}>
        <BillRow label={billTexts.items} cents={bill.itemsCents} />
        {isInstallationChosen && <BillRow label={billTexts.installation} cents={bill.installationCents} />}
        <BillRow label={billTexts.taxes} cents={bill.taxCents} />
        {fulfilment === 'Delivery' && quote !== null && (
          <BillRow
            label={quote.kind === 'call-us' ? `${billTexts.shipping}. ${shippingLabel(quote)}` : shippingLabel(quote)}
            cents={bill.shippingCents}
            words={quote.kind === 'call-us' ? deliveryPriceTexts.notChargedNow : undefined}
          />
        )}
        {promo.applied !== null && (
          <BillRow label={`${billTexts.discount} · ${promo.applied.code}`} cents={-bill.discountCents} isDiscount />
        )}
        <BillRow
          label={billTexts.total}
          cents={bill.totalCents}
          note={purchase.isWithoutDelivery ? deliveryPriceTexts.withoutDelivery : undefined}
          isTotal
        />
      </dl>
      <div className={classNames(layout['stack1'], layout['caption'], css['reasons'])}>
        {isInstallationChosen && <p>{installedAreaWords(bill, settings)}</p>}
        {isPriced && <p>{deliveryReason(quote, locatedBy, bill.boxes)}</p>}
      </div>
    </div>
  );
}

function StockNote({ words }: { readonly words: string | null }) {
  return words === null ? null : <span className={css['stock']}>{words}</span>;
}

interface ChangedFiguresProps {
  readonly changes: readonly FigureChange[];
  readonly advice: string;
}

export function ChangedFigures({ changes, advice }: ChangedFiguresProps) {
  if (changes.length === 0) return null;
  return (
    <>
      <dl className={classNames(layout['stack1'], layout['above2'], css['changes'])}>
        {changes.map(({ label, beforeCents, nowCents }) => (
          <div key={label} className={classNames(layout['ends'], layout['figures'])}>
            <dt>{label}</dt>
            <dd>{`${signed(beforeCents)} → ${signed(nowCents)}`}</dd>
          </div>
        ))}
      </dl>
      <p className={layout['above2']}>{advice}</p>
    </>
  );
}

const signed = (cents: Cents): string => (cents < 0 ? `−${formatUsd(-cents)}` : formatUsd(cents));
