import css from './bar-figures.module.css';
import type { Elements } from './elements';

interface BarFiguresProps {
  /** Formatted money. */
  readonly amount: string;
  readonly unit?: string | undefined;
  /** Shown below the amount. */
  readonly note: string;
  /** The bar's button. */
  readonly children: Elements;
}

/** The content of a bottom bar: a sum and its action. */
export function BarFigures({ amount, unit, note, children }: BarFiguresProps) {
  return (
    <div className={css['bar']}>
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
