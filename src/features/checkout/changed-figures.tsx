import type { FigureChange } from '../../domain/bill';
import { formatUsd, type Cents } from '../../domain/money';
import css from './checkout.module.css';

/** Each amount that has changed, old and new, and what the shopper can do. */
export function ChangedFigures({ changes }: { readonly changes: readonly FigureChange[] }) {
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
      <p className={css['advice']}>
        Nothing has been charged. If the new total is right for you, pay again; if not, close this window and change your cart.
      </p>
    </>
  );
}

const signed = (cents: Cents): string => (cents < 0 ? `−${formatUsd(-cents)}` : formatUsd(cents));
