import { lineCents } from '../../domain/bill';
import { coveredBy, formatSqft } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { boxesText, formatCount } from '../../domain/number-text';
import type { Order, OrderLine } from '../../domain/order';
import { classNames } from '../../ui/class-names';
import table from '../../ui/line-table.module.css';
import { ProductName } from '../../ui/product-name';
import { Pic } from '../../ui/product-picture';
import layout from '../../ui/layout.module.css';
import css from './receipt.module.css';
import { orderPageTexts } from './order-page.texts';

export function ReceiptLines({ order: { lines, bill } }: { readonly order: Order }) {
  return (
    <div className={css['lines']}>
      <table className={classNames(table['table'], css['table'])}>
        <caption className="visually-hidden">{orderPageTexts.floors}</caption>
        <thead className={classNames(table['head'], css['head'])}>
          <tr>
            <th scope="col">{orderPageTexts.product}</th>
            <th scope="col">{orderPageTexts.boxes}</th>
            <th scope="col">{orderPageTexts.sqft}</th>
            <th scope="col">{orderPageTexts.pricePerBox}</th>
            <th scope="col">{orderPageTexts.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.productId} line={line} />
          ))}
        </tbody>
        <tfoot className={css['foot']}>
          <tr>
            <td colSpan={5} className={classNames(layout['caption'], layout['figures'])}>
              {orderPageTexts.sum(boxesText(bill.boxes), formatSqft(bill.area))}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Line({ line }: { readonly line: OrderLine }) {
  const { title, slug, picture, boxes, pricePerBoxCents, sqftPerBox } = line;
  return (
    <tr className={classNames(table['row'], layout['figures'], css['row'])}>
      <th scope="row" className={classNames(table['product'], css['product'])}>
        <Pic picture={picture} sizes="96px" className={css['picture']} isDecorative />
        <ProductName title={title} slug={slug} className={css['title']} />
      </th>
      <td className={classNames(layout['caption'], css['boxes'])}>
        <span>{formatCount(boxes)}</span>
        <span className={css['unit']}>{orderPageTexts.boxUnit(boxes)}</span>
      </td>
      <td className={classNames(layout['caption'], css['area'])}>
        <span>{formatSqft(coveredBy(boxes, sqftPerBox))}</span>
        <span className={css['unit']}>{orderPageTexts.sqftUnit}</span>
      </td>
      <td className={classNames(layout['caption'], css['price'])}>
        <span translate="no">{formatUsd(pricePerBoxCents)}</span>
        <span className={css['unit']}>{orderPageTexts.perBox}</span>
      </td>
      <td className={css['sum']} translate="no">
        {formatUsd(lineCents({ boxes, pricePerBoxCents }))}
      </td>
    </tr>
  );
}
