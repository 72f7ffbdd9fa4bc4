import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './bar-figures.module.css';
import type { Elements } from './elements';

interface BarFiguresProps {
  /** Formatted money. */
  readonly amount: string;
  readonly unit?: string | undefined;
  readonly note: string;
  readonly children: Elements;
}

export function BarFigures({ amount, unit, note, children }: BarFiguresProps) {
  return (
    <div className={classNames(layout['cluster2'], css['bar'])}>
      <p className={css['figures']}>
        <span className={css['amount']}>
          <span translate="no">{amount}</span>
          {unit === undefined ? null : <small>{unit}</small>}
        </span>
        <span>{note}</span>
      </p>
      {children}
    </div>
  );
}
