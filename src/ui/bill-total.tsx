import { formatUsd } from '../domain/money';
import css from './bill-total.module.css';

interface BillTotalProps {
  readonly label: string;
  readonly cents: number;
  readonly note?: string | undefined;
  readonly isLive?: boolean;
}

export function BillTotal({ label, cents, note, isLive = false }: BillTotalProps) {
  return (
    <>
      <p className={css['total']}>
        <span className={css['label']}>{label}</span>
        <span className={css['amount']} translate="no" aria-live={isLive ? 'polite' : undefined}>
          {formatUsd(cents)}
        </span>
      </p>
      {note === undefined ? null : <p className={css['note']}>{note}</p>}
    </>
  );
}
