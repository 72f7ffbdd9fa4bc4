import type { FigureChange } from '../../domain/bill';
import { formatUsd, type Cents } from '../../domain/money';
import css from './checkout.module.css';

interface ChangedFiguresProps {
  readonly changes: readonly FigureChange[];
  readonly advice: string;
}

export function ChangedFigures({ changes, advice }: ChangedFiguresProps) {
  if (changes.length === 0) return null;
  return (
    <>
      <dl className={css['changes']}>
        {changes.map(({ label, beforeCents, nowCents }) => (
          <div key={label} className={css['change']}>
            <dt>{label}</dt>
            <dd>{`${signed(beforeCents)} → ${signed(nowCents)}`}</dd>
          </div>
        ))}
      </dl>
      <p className={css['advice']}>{advice}</p>
    </>
  );
}

const signed = (cents: Cents): string => (cents < 0 ? `−${formatUsd(-cents)}` : formatUsd(cents));
