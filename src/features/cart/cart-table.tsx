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
        <caption className="visually-hidden">Floors in your cart</caption>
        <thead className={classNames(table['head'], css['head'])}>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Boxes</th>
            <th scope="col">Sqft / box</th>
            <th scope="col" className={css['right']}>
              Total
            </th>
            <th scope="col">
              <span className="visually-hidden">Delete</span>
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
            Shop Now <ArrowRightIcon />
          </ButtonLink>
          <ButtonLink to="/rooms" variant="text">
            My rooms
          </ButtonLink>
        </div>
        <p className={classNames(layout['caption'], layout['figures'])}>{`${boxesText(boxes)} · ${formatSqft(area)} sqft`}</p>
      </div>
    </div>
  );
}
