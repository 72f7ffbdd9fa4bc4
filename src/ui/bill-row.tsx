import { formatUsd } from '../domain/money';
import { classNames } from './class-names';
import css from './bill-row.module.css';

interface BillRowProps {
  readonly label: string;
  readonly cents: number;
  readonly words?: string | undefined;
  readonly note?: string | undefined;
  readonly isDiscount?: boolean;
  readonly isTotal?: boolean;
}

export function BillRow({ label, cents, words, note, isDiscount = false, isTotal = false }: BillRowProps) {
  return (
    <div className={classNames(css['row'], isDiscount && css['discount'], isTotal && css['sum'])}>
      <dt>{label}</dt>
      <dd translate={words === undefined ? 'no' : undefined}>{words ?? (cents < 0 ? `−${formatUsd(-cents)}` : formatUsd(cents))}</dd>
      {note === undefined ? null : <dd className={css['note']}>{note}</dd>}
    </div>
  );
}
