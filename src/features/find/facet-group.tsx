import { useId } from 'react';
import type { FacetValueCount } from '../../domain/find/find-floors';
import type { Facet } from '../../domain/find/facets';
import { formatCount } from '../../domain/number-text';
import { Explained } from './explained-title';
import css from './facet-group.module.css';

interface FacetGroupProps {
  readonly facet: Facet;
  readonly values: readonly FacetValueCount[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

export function FacetGroup({ facet, values, chosen, onToggle }: FacetGroupProps) {
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
                <span className="visually-hidden">{count === 1 ? 'floor' : 'floors'}</span>
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
