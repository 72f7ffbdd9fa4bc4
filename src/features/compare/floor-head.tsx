import type { Product } from '../../domain/catalogue';
import { Button, ButtonLink } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { FloorTitle } from '../../ui/floor-title';
import { Pic } from '../../ui/product-picture';
import css from './floor-head.module.css';
import tableCss from './compare-table.module.css';

const SIZES = '(min-width: 1440px) 250px, (min-width: 768px) 20vw, 44vw';

interface FloorHeadProps {
  readonly product: Product;
  readonly buy: Elements;
  readonly onTakeOut: () => void;
}

export function FloorHead({ product, buy, onTakeOut }: FloorHeadProps) {
  return (
    <th scope="col" className={tableCss['floor']}>
      <div className={css['card']}>
        <Pic picture={product.picture} sizes={SIZES} isEager isDecorative className={css['picture']} />
        <span className={css['title']}>
          <FloorTitle title={product.title} />
        </span>
        <div className={css['actions']}>
          {buy}
          <ButtonLink to="/products/$slug" params={{ slug: product.slug }} variant="outline" isCompact isWide>
            View floor<span className="visually-hidden">{` ${product.title}`}</span>
          </ButtonLink>
          <Button variant="text" isCompact onClick={onTakeOut}>
            Take out<span className="visually-hidden">{` ${product.title}`}</span>
          </Button>
        </div>
      </div>
    </th>
  );
}
