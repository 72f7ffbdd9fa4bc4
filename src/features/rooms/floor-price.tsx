import { useId, useState, useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import { MAX_BOXES } from '../../domain/coverage';
import { atBoxSize } from '../../domain/at-box-size';
import type { QuoteSource } from '../../domain/quote/draft-quote';
import { FIRST_TERMS, type ProjectTerms } from '../../domain/rooms/project';
import { exactArea } from '../../domain/rooms/room-area';
import { projectFloorOf } from '../../domain/rooms/todays-floors';
import { TOO_MANY_BOXES } from '../../domain/too-many-boxes';
import { keptSelections } from '../../offline/kept-selections';
import type { Elements } from '../../ui/elements';
import { EverythingBill } from './everything-bill';
import css from './price-panel.module.css';
import { PriceTerms } from './price-terms';
import { useEverythingPrice } from './use-everything-price';

export interface FloorPriceProps {
  readonly product: Product;
  readonly renderQuote: (source: QuoteSource) => Elements;
}

export function FloorPrice({ product, renderQuote }: FloorPriceProps) {
  const id = useId();
  const kept = useSyncExternalStore(keptSelections.subscribe, () => keptSelections.of(product.id));
  const { coverage, boxes, isInstallationChosen } = atBoxSize(kept, product.sqftPerBox ?? 0);
  const isTooMany = boxes > MAX_BOXES;
  const [chosen, setChosen] = useState<ProjectTerms>(FIRST_TERMS);
  const terms: ProjectTerms = { ...chosen, isInstallationChosen };
  const floor = projectFloorOf(product);
  const shares = floor === null || boxes === 0 ? [] : [{ floor, boxes, isTooMany }];
  const measured = exactArea(coverage);
  const { settings, price, delivery } = useEverythingPrice(shares, measured, terms, null);
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
        onChange={(part) => setChosen({ ...chosen, ...part })}
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
