import type { BoardGroup } from '../../domain/board-sheet';
import type { ProductDetails } from '../../domain/catalogue';
import { formatDay } from '../../domain/day-number';
import type { Elements } from '../../ui/elements';
import { ShopMark } from '../../ui/shop-mark';
import { useNow } from '../../ui/use-now';
import { productPath } from '../catalogue/product-link';
import css from './board-sheet.module.css';

interface BoardSheetProps {
  readonly details: ProductDetails;
  readonly groups: readonly BoardGroup[];
  readonly footnotes: readonly string[];
  readonly shop: Elements;
}

/** Each sheet has its own head: a board may get a single page. */
export function BoardSheet({ details: { product }, groups, footnotes, shop }: BoardSheetProps) {
  const day = formatDay(useNow());
  const address = new URL(productPath(product.slug), window.location.origin).href;
  return (
    <article className={css['sheet']} aria-labelledby={`sheet-${product.id}`} data-board-sheet>
      <div className={css['head']}>
        <ShopMark ground="paper" className={css['shop']} />
        {shop}
      </div>
      <p className={css['kind']}>Sound and construction of a floor covering</p>
      <h2 id={`sheet-${product.id}`} className={css['title']}>
        {product.title}
      </h2>
      <p className={css['where']}>
        <span>{`Product number ${product.id}. ${day}.`}</span> <span translate="no">{address}</span>
      </p>
      {groups.map(({ title, lines }) => (
        <section key={title} className={css['group']}>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ label, value }) => (
              <div key={label} className={css['line']}>
                <dt>{label}</dt>
                {value === null ? <dd className={css['missing']}>Not stated</dd> : <dd>{value}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={css['words']}>
        <p>
          These are the maker’s data, passed on by the shop. Sound figures are of the tested assembly, measured in a laboratory: slab,
          ceiling and floor together. Another building gives other figures. Ask us for the maker’s full test report.
        </p>
        {footnotes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={css['signature']}>
        <p>Association and unit</p>
        <p>Approved by, and date</p>
      </div>
    </article>
  );
}
