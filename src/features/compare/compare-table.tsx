import { priceOfArea } from '../../domain/area-price';
import type { Product } from '../../domain/catalogue';
import type { ComparedGroup, Comparison } from '../../domain/compare-rows';
import { type Cents, formatUsd } from '../../domain/money';
import { Button, ButtonLink } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { FloorTitle } from '../../ui/floor-title';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { Pic } from '../../ui/product-picture';
import { AreaRows, ComparedRows, NO_SETTINGS, type PricedFor } from './compared-rows';
import css from './compare-table.module.css';
import type { ShownFloor } from './use-compared-floors';
import { compareTexts } from './compare.texts';
import { compareRowsTexts } from '../../domain/compare-rows.texts';

interface CompareTableProps {
  readonly floors: readonly ShownFloor[];
  readonly comparison: Comparison;
  readonly price: PricedFor;
  readonly renderBuy: (product: Product, boxes: number) => Elements;
  readonly onTakeOut: (slug: string) => void;
}

export function CompareTable({ floors, comparison, price, renderBuy, onTakeOut }: CompareTableProps) {
  const products = floors.map(({ details }) => details.product);
  const { area, wastagePercent, isInstallationChosen, settings } = price;
  const [first, ...rest] = comparison.groups;
  // The price is the first group where it differs; the price for the area always follows it.
  const [prices, others] = first?.title === compareRowsTexts.price ? [first, rest] : [undefined, comparison.groups];
  const priceOf = (product: Product) => priceOfArea(product, area, wastagePercent, isInstallationChosen, settings ?? NO_SETTINGS);
  return (
    <div className={css['scroll']} data-comparison tabIndex={0} role="region" aria-label={compareTexts.comparison}>
      <table className={css['table']} data-floors={floors.length}>
        <thead>
          <tr ref={keepRowFocus}>
            <td className={css['corner']} aria-label={compareTexts.floors} />
            {floors.map(({ slug, details }) => (
              <FloorHead
                key={slug}
                product={details.product}
                totalCents={settings === null ? null : (priceOf(details.product)?.bill.totalCents ?? null)}
                buy={renderBuy(details.product, priceOf(details.product)?.boxes ?? 0)}
                onTakeOut={() => onTakeOut(slug)}
              />
            ))}
          </tr>
        </thead>
        {prices === undefined ? null : <Group group={prices} products={products} />}
        {area === 0 ? null : <AreaRows products={products} price={price} />}
        {others.map((group) => (
          <Group key={group.title} group={group} products={products} />
        ))}
      </table>
    </div>
  );
}

function Group({ group, products }: { readonly group: ComparedGroup; readonly products: readonly Product[] }) {
  return <ComparedRows title={group.title} rows={group.rows} products={products} />;
}

const SIZES = '(min-width: 1440px) 250px, (min-width: 768px) 20vw, 44vw';

interface FloorHeadProps {
  readonly product: Product;
  /** For the area, for pickup; null before there is one. */
  readonly totalCents: Cents | null;
  readonly buy: Elements;
  readonly onTakeOut: () => void;
}

function FloorHead({ product, totalCents, buy, onTakeOut }: FloorHeadProps) {
  const { priceCentsPerSqft } = product;
  return (
    <th scope="col" className={css['floor']}>
      <div className={css['card']}>
        <Pic picture={product.picture} sizes={SIZES} isEager isDecorative className={css['picture']} />
        <span className={css['title']}>
          <FloorTitle title={product.title} />
        </span>
        <p className={css['price']}>
          {priceCentsPerSqft === null ? null : <span>{`${formatUsd(priceCentsPerSqft)}${compareTexts.perSqft}`}</span>}
          {totalCents === null ? null : (
            <span>
              <strong translate="no">{formatUsd(totalCents)}</strong>
              <small>{compareTexts.forPickup}</small>
            </span>
          )}
        </p>
        <div className={css['actions']}>
          {buy}
          <ButtonLink to="/products/$slug" params={{ slug: product.slug }} variant="outline" isCompact isWide>
            {compareTexts.viewFloor}
            <span className="visually-hidden">{` ${product.title}`}</span>
          </ButtonLink>
          <Button variant="text" isCompact onClick={onTakeOut}>
            {compareTexts.takeOut}
            <span className="visually-hidden">{` ${product.title}`}</span>
          </Button>
        </div>
      </div>
    </th>
  );
}
