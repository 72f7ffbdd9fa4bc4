import { everythingPriceTexts } from './everything-price.texts';
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import { MAX_BOXES } from '../../domain/coverage';
import { atBoxSize } from '../../domain/at-box-size';
import type { QuoteSource } from '../../domain/quote/draft-quote';
import { installationOf, termsOf } from '../../domain/floor-terms';
import type { FloorTerms, ProductSelection } from '../../domain/product-selection';
import type { ProjectTerms } from '../../domain/rooms/project';
import { exactArea } from '../../domain/rooms/room-area';
import { projectFloorOf } from '../../domain/rooms/todays-floors';
import { tooManyBoxes } from '../../domain/too-many-boxes';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { cartChoices } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import type { Elements } from '../../ui/elements';
import { useAccountId } from '../session/session-store';
import { EverythingBill } from './everything-bill';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './price-panel.module.css';
import { PriceTerms } from './price-terms';
import { useEverythingPrice } from './use-everything-price';

export interface FloorPriceProps {
  readonly product: Product;
  readonly renderQuote: (source: QuoteSource) => Elements;
}

interface ShownTerms {
  readonly accountId: string | null;
  readonly terms: ProjectTerms;
  readonly hasCartInstallation: boolean;
}

/** The cart's terms, unless others were chosen or promised here: the next press on Add to Cart or Buy Now hands those over. */
function useTerms(kept: ProductSelection): ShownTerms {
  const accountId = useAccountId();
  const cart = useSyncExternalStore(cartChoices.subscribe, () => cartChoices.of(accountId));
  const own = termsOf(kept, accountId);
  const terms: ProjectTerms = {
    fulfilment: own?.fulfilment ?? cart.fulfilment,
    promo: own?.promo === undefined ? cart.promo : own.promo,
    zip: own?.zip ?? cart.zipEstimate?.zip ?? '',
    isInstallationChosen: installationOf(kept, own, cart.installation),
  };
  return { accountId, terms, hasCartInstallation: cart.installation !== null };
}

export function FloorPrice({ product, renderQuote }: FloorPriceProps) {
  const id = useId();
  const kept = useSyncExternalStore(keptSelections.subscribe, () => keptSelections.of(product.id));
  const { coverage, boxes } = atBoxSize(kept, product.sqftPerBox ?? 0);
  const isTooMany = boxes > MAX_BOXES;
  const shown = useTerms(kept);
  const { accountId, terms } = shown;
  const floor = projectFloorOf(product);
  const shares = floor === null || boxes === 0 ? [] : [{ floor, boxes, isTooMany }];
  const measured = exactArea(coverage);
  const { settings, price, delivery } = useEverythingPrice(shares, measured, terms, null, 'floor');
  useKeptPromise(product, price !== null, shown, delivery.estimate);
  return (
    <section className={classNames(layout['stack3'], css['panel'])} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={layout['textCategory']}>
        {everythingPriceTexts.title}
      </h2>
      {boxes === 0 ? <p role="status">{everythingPriceTexts.enterArea}</p> : null}
      {isTooMany ? <p role="status">{tooManyBoxes()}</p> : null}
      <PriceTerms
        terms={terms}
        settings={settings}
        delivery={delivery}
        boxes={boxes}
        hasInstallation={false}
        onChange={({ isInstallationChosen: _isElsewhere, ...part }) =>
          keepTerms(product, accountId, 'promo' in part ? part : { ...part, zipEstimate: null })
        }
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

type TermsPart = Omit<FloorTerms, 'accountId'>;

function keepTerms({ id, sqftPerBox }: Product, accountId: string | null, part: TermsPart, isInstallationShown?: boolean): void {
  keptSelections.change(id, sqftPerBox ?? 0, (old) => ({
    ...old,
    isInstallationChosen: isInstallationShown ?? old.isInstallationChosen,
    terms: { ...termsOf(old, accountId), ...part, accountId },
  }));
}

/** A total that is shown is kept by the cart. A visitor's cart has choices of its account only after the login: all that was shown is kept. */
function useKeptPromise(
  product: Product,
  isShown: boolean,
  { accountId, terms, hasCartInstallation }: ShownTerms,
  zipEstimate: ZipEstimate | null,
): void {
  const { isInstallationChosen: installation, ...chosen } = terms;
  const keep = useEffectEvent(() => {
    const part: TermsPart = {
      ...(accountId === null ? { ...chosen, zipEstimate } : {}),
      ...(zipEstimate === null ? {} : { zipEstimate }),
      ...(hasCartInstallation ? {} : { installation }),
    };
    keepTerms(product, accountId, part, installation);
  });
  const shown = isShown ? JSON.stringify([accountId, terms, hasCartInstallation, zipEstimate]) : null;
  useEffect(() => {
    if (shown !== null) keep();
  }, [shown]);
}
