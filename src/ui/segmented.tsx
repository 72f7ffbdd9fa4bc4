import { useId } from 'react';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './segmented.module.css';

export interface SegmentedProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly isLabelHidden?: boolean;
}

export function Segmented<T extends string | number>({ label, options, value, onChange, isLabelHidden = false }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLabelHidden ? 'visually-hidden' : css['legend']}>{label}</legend>
      <div className={classNames(layout['cluster2'], css['track'])}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span className={classNames(layout['centred'], css['thumb'])}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
