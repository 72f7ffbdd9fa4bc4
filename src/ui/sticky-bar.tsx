import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './sticky-bar.module.css';
import type { Elements } from './elements';

/** The chat button and the toasts stay above it (`--bar-height` in base.css). */
export function StickyBar({ label, children }: { readonly label: string; readonly children: Elements }) {
  return (
    <section className={classNames(layout['screenOnly'], css['bar'])} aria-label={label} data-sticky-bar={label}>
      {children}
    </section>
  );
}

interface BarFiguresProps {
  /** Formatted money. */
  readonly amount: string;
  readonly unit?: string | undefined;
  readonly note: string;
  readonly children: Elements;
}

export function BarFigures({ amount, unit, note, children }: BarFiguresProps) {
  return (
    <div className={classNames(layout['cluster2'], css['figuresBar'])}>
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
