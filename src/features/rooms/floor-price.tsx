import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import { MAX_BOXES } from '../../domain/coverage';
import { atBoxSize } from '../../domain/at-box-size';
import type { QuoteSource } from '../../domain/quote/draft-quote';
import type { FloorTerms, ProductSelection } from '../../domain/product-selection';
import type { ProjectTerms } from '../../domain/rooms/project';
import { exactArea } from '../../domain/rooms/room-area';
import { projectFloorOf } from '../../domain/rooms/todays-floors';
import { TOO_MANY_BOXES } from '../../domain/too-many-boxes';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { cartChoices } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import type { Elements } from '../../ui/elements';
import { useAccountId } from '../session/session-store';
import { EverythingBill } from './everything-bill';
import css from './price-panel.module.css';
import { PriceTerms } from './price-terms';
import { useEverythingPrice } from './use-everything-price';

export interface FloorPriceProps {
  readonly product: Product;
  readonly renderQuote: (source: QuoteSource) => Elements;
}

/** The cart's terms, unless others were chosen here: the next press on Add to Cart or Buy Now hands those over. */
function useTerms(kept: ProductSelection): ProjectTerms {
  const accountId = useAccountId();
  const { fulfilment, promo, zipEstimate } = useSyncExternalStore(cartChoices.subscribe, () => cartChoices.of(accountId));
  const { zipEstimate: _handedOver, ...chosen } = kept.terms ?? {};
  return { fulfilment, promo, zip: zipEstimate?.zip ?? '', ...chosen, isInstallationChosen: kept.isInstallationChosen };
}

export function FloorPrice({ product, renderQuote }: FloorPriceProps) {
  const id = useId();
  const kept = useSyncExternalStore(keptSelections.subscribe, () => keptSelections.of(product.id));
  const { coverage, boxes } = atBoxSize(kept, product.sqftPerBox ?? 0);
  const isTooMany = boxes > MAX_BOXES;
  const terms = useTerms(kept);
  const floor = projectFloorOf(product);
  const shares = floor === null || boxes === 0 ? [] : [{ floor, boxes, isTooMany }];
  const measured = exactArea(coverage);
  const { settings, price, delivery } = useEverythingPrice(shares, measured, terms, null, 'floor');
  useKeptPromise(product, price !== null, delivery.estimate);
  return (
    <section className={css['panel']} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={css['title']}>
        The price with everything
      </h2>
      {boxes === 0 ? <p role="status">Enter your area above to see the whole price.</p> : null}
      {isTooMany ? <p role="status">{TOO_MANY_BOXES}</p> : null}
      <PriceTerms
        terms={terms}
        settings={settings}
        delivery={delivery}
        boxes={boxes}
        hasInstallation={false}
        onChange={({ isInstallationChosen: _isElsewhere, ...part }) => keepTerms(product, part)}
      />
      {price === null ? null : <EverythingBill price={price} measured={measured} terms={terms} delivery={delivery} pricedAt={null} />}
      {price === null
        ? null
        : renderQuote({
            floors: shares.map((share) => ({ product: share.floor, boxes })),
            terms,
            rates: settings,
            delivery: delivery.quote,
            rooms: [],
          })}
    </section>
  );
}

function keepTerms({ id, sqftPerBox }: Product, part: FloorTerms, isShown = false): void {
  keptSelections.change(id, sqftPerBox ?? 0, (old) => ({
    ...old,
    isInstallationTouched: old.isInstallationTouched || isShown,
    terms: { ...old.terms, ...part },
  }));
}

/** A total that is shown is kept by the cart: with it, the choice of installation is made. */
function useKeptPromise(product: Product, isShown: boolean, estimate: ZipEstimate | null): void {
  const keep = useEffectEvent(() => keepTerms(product, estimate === null ? {} : { zipEstimate: estimate }, true));
  const shown = isShown ? JSON.stringify(estimate) : null;
  useEffect(() => {
    if (shown !== null) keep();
  }, [shown]);
}
