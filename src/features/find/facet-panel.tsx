import { useDeferredValue, useId } from 'react';
import type { Product } from '../../domain/catalogue';
import type { FacetCounts, ValueCount } from '../../domain/find/find-floors';
import { toggleValue } from '../../domain/find/find-state';
import { formatCount } from '../../domain/number-text';
import type { ListSearch } from '../catalogue/list-search';
import { Explained } from './explained-title';
import css from './facet-panel.module.css';
import { PriceFilter } from './price-filter';
import { useFindState } from './use-find-state';
import { useFindings } from './floor-finder';
import { findTexts } from './find.texts';

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
      {facets.map((counts) => (
        <FacetGroup
          key={counts.facet.id}
          counts={counts}
          chosen={state.chosen[counts.facet.id] ?? []}
          onToggle={(value) => ask(toggleValue(state, counts.facet.id, value))}
        />
      ))}
    </div>
  );
}

interface FacetGroupProps {
  readonly counts: FacetCounts;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

function FacetGroup({ counts: { facet, values, unsaid, ruledOut }, chosen, onToggle }: FacetGroupProps) {
  const id = useId();
  return (
    <fieldset className={css['group']}>
      <legend className="visually-hidden">{facet.title}</legend>
      <Explained
        title={facet.title}
        explanation={facet.explanation}
        values={values.map(({ label, explanation }) => ({ label, explanation }))}
      />
      <div className={css['values']}>
        {values.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <div key={value} className={css['value']}>
              <input
                type="checkbox"
                id={`${id}-${value}`}
                className={css['input']}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(value)}
              />
              <label htmlFor={`${id}-${value}`} className={css['chip']}>
                <span>{label}</span>
                <span className={css['count']}>{formatCount(count)}</span>
                <span className="visually-hidden">{count === 1 ? findTexts.floor : findTexts.floors}</span>
              </label>
            </div>
          );
        })}
      </div>
      <Silence words={findTexts.notSaid} counts={unsaid} />
      <Silence words={findTexts.ruledOut} counts={ruledOut} />
    </fieldset>
  );
}

function Silence({ words, counts }: { readonly words: string; readonly counts: readonly ValueCount[] }) {
  if (counts.length === 0) return null;
  return <p className={css['silence']}>{`${words}: ${counts.map(({ label, count }) => `${label} ${formatCount(count)}`).join(', ')}`}</p>;
}
