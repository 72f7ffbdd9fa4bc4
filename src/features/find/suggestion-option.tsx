import { formatCount } from '../../domain/number-text';
import { formatUsd } from '../../domain/money';
import { ClockIcon, SearchIcon } from '../../ui/icons';
import { Pic } from '../../ui/product-picture';
import { markedPieces } from './marked-pieces';
import css from './search-results.module.css';
import type { Suggestion } from './suggestion';

interface SuggestionOptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

export function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  return (
    <button type="button" tabIndex={-1} id={id} role="option" aria-selected={isActive} className={css['option']} onClick={onChoose}>
      <OptionContent suggestion={suggestion} />
    </button>
  );
}

function OptionContent({ suggestion }: { readonly suggestion: Suggestion }) {
  if (suggestion.kind === 'recent')
    return (
      <>
        <ClockIcon />
        <span>{suggestion.text}</span>
      </>
    );
  if (suggestion.kind === 'all')
    return (
      <>
        <SearchIcon />
        <span className={css['all']}>{allWords(suggestion.count, suggestion.text)}</span>
      </>
    );
  const { floor, match } = suggestion;
  const because = match?.because ?? null;
  return (
    <>
      <span className={css['picture']}>
        <Pic picture={floor.picture} sizes="56px" isDecorative className={css['image']} />
      </span>
      <span className={css['words']}>
        <span className={css['title']}>
          {markedPieces(floor.title, match?.titleWords ?? []).map(({ text, isMarked, at }) =>
            isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>
        {because === null ? null : <span className={css['because']}>{because}</span>}
      </span>
      <span className={css['price']}>{floor.priceCentsPerSqft === null ? 'Ask us' : `${formatUsd(floor.priceCentsPerSqft)} / sqft`}</span>
    </>
  );
}

function allWords(count: number, text: string): string {
  return count === 1 ? `See the floor for “${text}”` : `See all ${formatCount(count)} floors for “${text}”`;
}
