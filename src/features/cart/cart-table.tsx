import { coveredBy, formatSqft } from '../../domain/coverage';
import type { ProjectedLine } from '../../domain/cart';
import type { Cents } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ArrowRightIcon } from '../../ui/icons';
import { keepRowFocus } from '../../ui/keep-row-focus';
import table from '../../ui/line-table.module.css';
import { CartLineRow } from './cart-line-row';
import layout from '../../ui/layout.module.css';
import css from './cart-table.module.css';
import { cartTexts } from './cart.texts';

interface CartTableProps {
  readonly lines: readonly ProjectedLine[];
  /** Null without installation, and until its rate is known. */
  readonly installationCentsPerSqft: Cents | null;
  readonly boxCentsOf: (line: ProjectedLine) => Cents;
  /** Null unless fewer boxes are on hand than a line has. */
  readonly stockWordsOf: (line: ProjectedLine) => string | null;
}

export function CartTable({ lines, installationCentsPerSqft, boxCentsOf, stockWordsOf }: CartTableProps) {
  const boxes = lines.reduce((sum, line) => sum + line.boxes, 0);
  const area = lines.reduce((sum, line) => sum + coveredBy(line.boxes, line.product.sqftPerBox), 0);
  return (
    <div>
      <table className={table['table']}>
        <caption className="visually-hidden">{cartTexts.floorsInCart}</caption>
        <thead className={classNames(table['head'], css['head'])}>
          <tr>
            <th scope="col">{cartTexts.product}</th>
            <th scope="col">{cartTexts.boxes}</th>
            <th scope="col">{cartTexts.sqftPerBox}</th>
            <th scope="col" className={css['right']}>
              {cartTexts.total}
            </th>
            <th scope="col">
              <span className="visually-hidden">{cartTexts.deleteHead}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={keepRowFocus}>
          {lines.map((line) => (
            <CartLineRow
              key={line.product.id}
              line={line}
              installationCentsPerSqft={installationCentsPerSqft}
              boxCents={boxCentsOf(line)}
              stockWords={stockWordsOf(line)}
            />
          ))}
        </tbody>
      </table>
      <div className={classNames(layout['ends'], layout['middle'], css['foot'])}>
        <div className={layout['row4']}>
          <ButtonLink to="/" variant="text">
            {cartTexts.shopNow} <ArrowRightIcon />
          </ButtonLink>
          <ButtonLink to="/rooms" variant="text">
            {cartTexts.myRooms}
          </ButtonLink>
        </div>
        <p className={classNames(layout['caption'], layout['figures'])}>{cartTexts.sum(boxesText(boxes), formatSqft(area))}</p>
      </div>
    </div>
  );
}
