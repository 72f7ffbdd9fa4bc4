import { quotesTexts } from './quotes.texts';
import type { QuoteState } from '../../domain/quote/kept-quote';
import { classNames } from '../../ui/class-names';
import css from './state-badge.module.css';

export function StateBadge({ state }: { readonly state: QuoteState }) {
  return <span className={classNames(css['badge'], css[state])}>{quotesTexts.states[state]}</span>;
}
