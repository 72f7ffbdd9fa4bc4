import type { QuoteState } from '../../domain/quote/kept-quote';
import { classNames } from '../../ui/class-names';
import css from './state-badge.module.css';

export const STATE_LABELS = { open: 'Open', opened: 'Opened', ordered: 'Ordered', expired: 'Expired' } as const satisfies Record<
  QuoteState,
  string
>;

export function StateBadge({ state }: { readonly state: QuoteState }) {
  return <span className={classNames(css['badge'], css[state])}>{STATE_LABELS[state]}</span>;
}
