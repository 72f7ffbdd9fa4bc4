import { formatUsd } from '../domain/money';
import css from './bill-total.module.css';

interface BillTotalProps {
  readonly label: string;
  readonly cents: number;
  /** Speaks up when the figure changes under the shopper's hands. */
  readonly isLive?: boolean;
}

/** The last line of a bill, in its large figure. */
export function BillTotal({ label, cents, isLive = false }: BillTotalProps) {
  return (
    <p className={css['total']}>
      <span className={css['label']}>{label}</span>
      <span className={css['amount']} aria-live={isLive ? 'polite' : undefined}>
        {formatUsd(cents)}
      </span>
    </p>
  );
}
