import { Link } from '@tanstack/react-router';
import { installationCents, lineCents } from '../../domain/bill';
import { isSellable, type ProjectedLine } from '../../domain/cart';
import { formatSqft, MAX_BOXES, MIN_BOXES } from '../../domain/coverage';
import { formatUsd, type Cents } from '../../domain/money';
import { classNames } from '../../ui/class-names';
import { readBoxes } from '../../domain/typed-boxes';
import { BinIcon } from '../../ui/icons';
import table from '../../ui/line-table.module.css';
import { ProductName } from '../../ui/product-name';
import { Pic } from '../../ui/product-picture';
import { Stepper } from '../../ui/stepper';
import layout from '../../ui/layout.module.css';
import css from './cart-table.module.css';
import { cartChanges } from '../../offline/cart';
import { changeCart } from './change-cart';
import { PendingMark } from './pending-mark';
import { useSyncExternalStore } from 'react';
import { boxesText } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { askedBoxes } from './asked-boxes';
import { cartTexts } from './cart.texts';

interface CartLineRowProps {
  readonly line: ProjectedLine;
  /** Null without installation, and until its rate is known. */
  readonly installationCentsPerSqft: Cents | null;
  /** Today's, or a lower quoted one. */
  readonly boxCents: Cents;
  /** Null unless fewer boxes are on hand than the line has. */
  readonly stockWords: string | null;
}

/** '$99,999.99': on a phone a longer total has a line of its own. */
const LONGEST_BESIDE_BOXES = 10;

export function CartLineRow({ line, installationCentsPerSqft, boxCents, stockWords }: CartLineRowProps) {
  const { product, boxes, isInstallationChosen, isPending } = line;
  const total = isSellable(product) ? formatUsd(lineCents({ boxes, pricePerBoxCents: boxCents })) : '–';
  const remove = () => void changeCart('delete', { product, boxes: 0, isInstallationChosen });
  const today = formatUsd(product.pricePerBoxCents);
  const perSqft = product.priceCentsPerSqft === null ? '' : cartTexts.andPerSqft(formatUsd(product.priceCentsPerSqft));
  return (
    <tr className={classNames(table['row'], css['row'], total.length > LONGEST_BESIDE_BOXES && css['long'])}>
      <td className={classNames(table['product'], css['product'])}>
        <Pic picture={product.picture} sizes="(min-width: 768px) 136px, 96px" className={css['picture']} isDecorative />
        <div className={css['facts']}>
          <ProductName title={product.title} slug={product.slug} className={css['title']} />
          {isSellable(product) ? (
            <p
              className={classNames(layout['caption'], layout['figures'], css['prices'])}
            >{`${boxCents === product.pricePerBoxCents ? cartTexts.perBox(today) : cartTexts.todayPerBox(today)}${perSqft}`}</p>
          ) : (
            <p className={classNames(layout['caption'], layout['figures'], css['prices'])}>
              {cartTexts.noPrice}
              <Link to="/contact-us">{cartTexts.askPrice}</Link>
            </p>
          )}
          {boxCents !== product.pricePerBoxCents && (
            <p className={classNames(layout['caption'], layout['strong'], layout['figures'], css['quoted'])}>
              {cartTexts.quotedPrice(formatUsd(boxCents))}
            </p>
          )}
          {installationCentsPerSqft !== null && isSellable(product) && (
            <p className={classNames(layout['caption'], layout['figures'], css['prices'])}>
              {cartTexts.plusInstallation(formatUsd(installationCents(line, installationCentsPerSqft)))}
            </p>
          )}
          {stockWords !== null && <p className={classNames(layout['caption'], css['stock'])}>{stockWords}</p>}
          <AskedBoxesOffer line={line} />
          {isPending && <PendingMark />}
        </div>
      </td>
      <td className={css['boxes']}>
        <Stepper
          label={cartTexts.boxesOf(product.title)}
          isLabelHidden
          isCompact
          value={boxes}
          min={MIN_BOXES}
          max={MAX_BOXES}
          read={readBoxes}
          isBinAtMin
          onBin={remove}
          reportsTyping="blur"
          onTyping={(typed) => void cartChanges.noteTyped(typed === null ? null : { product, boxes: typed, isInstallationChosen })}
          decrementLabel={boxes <= MIN_BOXES ? cartTexts.delete(product.title) : cartTexts.oneLess(product.title)}
          incrementLabel={cartTexts.oneMore(product.title)}
          onChange={(wanted) => void changeCart('update', { product, boxes: wanted, isInstallationChosen })}
        />
      </td>
      <td className={css['area']}>{product.sqftPerBox > 0 ? formatSqft(product.sqftPerBox) : '–'}</td>
      <td className={classNames(layout['strong'], layout['figures'], css['total'])} translate="no">
        {total}
      </td>
      <td className={css['delete']}>
        <button
          type="button"
          className={classNames(layout['square'], css['bin'])}
          aria-label={cartTexts.deleteFromCart(product.title)}
          onClick={remove}
        >
          <BinIcon />
        </button>
      </td>
    </tr>
  );
}

const nothing = (): null => null;

function AskedBoxesOffer({ line }: { readonly line: ProjectedLine }) {
  const asked = useSyncExternalStore(askedBoxes.subscribe, askedBoxes.get, nothing);
  if (asked === null || asked.productId !== line.product.id || asked.boxes === line.boxes) return null;
  const { product, isInstallationChosen } = line;
  const take = () => {
    askedBoxes.clear();
    void changeCart('update', { product, boxes: asked.boxes, isInstallationChosen });
  };
  return (
    <p className={css['offer']}>
      <span>{cartTexts.askedFor(boxesText(asked.boxes))}</span>
      <Button variant="text" onClick={take}>
        {cartTexts.changeTo(boxesText(asked.boxes))}
      </Button>
    </p>
  );
}
