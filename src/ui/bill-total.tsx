import { formatUsd } from '../domain/money';
import { classNames } from './class-names';
import layout from './layout.module.css';
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
      <p className={classNames(layout['ends'], css['total'])}>
        <span className={layout['strong']}>{label}</span>
        <span className={css['amount']} translate="no" aria-live={isLive ? 'polite' : undefined}>
          {formatUsd(cents)}
        </span>
      </p>
      {note === undefined ? null : <p className={classNames(layout['caption'], css['note'])}>{note}</p>}
    </>
  );
}
