import { useDeferredValue } from 'react';
import type { Product } from '../../domain/catalogue';
import { toggleValue } from '../../domain/find/find-state';
import type { ListSearch } from '../catalogue/list-search';
import { FacetGroup } from './facet-group';
import css from './facet-panel.module.css';
import { PriceFilter } from './price-filter';
import { useFindState } from './use-find-state';
import { useFindings } from './use-findings';

interface FacetPanelProps {
  readonly search: ListSearch;
  readonly floors: readonly Product[];
}

/** A press shows at once; the counts follow. */
export function FacetPanel({ search, floors }: FacetPanelProps) {
  const [state, ask] = useFindState(search);
  const { facets, prices } = useFindings(floors, useDeferredValue(state));
  return (
    <div className={css['panel']}>
      <PriceFilter price={state.price} prices={prices} onChange={(price) => ask({ ...state, price })} />
      {facets.map(({ facet, values }) => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          values={values}
          chosen={state.chosen[facet.id] ?? []}
          onToggle={(value) => ask(toggleValue(state, facet.id, value))}
        />
      ))}
    </div>
  );
}
