import type { Product } from '../../domain/catalogue';
import type { Findings } from '../../domain/find/find-floors';
import type { FoundPage } from '../../domain/find/find-topics';
import type { TextMatch } from '../../domain/find/search-matches';
import { formatUsd } from '../../domain/money';
import { formatCount } from '../../domain/number-text';
import { ClockIcon, SearchIcon } from '../../ui/icons';
import { Pic } from '../../ui/product-picture';
import { kindWords } from './found-pages';
import { markedPieces } from './marked-words';
import css from './search-suggestions.module.css';
import { findTexts } from './find.texts';
import { suggestionTexts } from './suggestion.texts';

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
  if (suggestion.kind === 'page')
    return (
      <>
        <span className={css['words']}>
          <span className={css['title']}>{suggestion.page.title}</span>
          <span className={css['because']}>{kindWords(suggestion.page.kind)}</span>
        </span>
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
      <span className={css['price']}>
        {floor.priceCentsPerSqft === null ? findTexts.askUs : `${formatUsd(floor.priceCentsPerSqft)}${findTexts.perSqft}`}
      </span>
    </>
  );
}

function allWords(count: number, text: string): string {
  return count === 1 ? suggestionTexts.seeOne(text) : suggestionTexts.seeAll(formatCount(count), text);
}

export type Suggestion =
  | { readonly kind: 'floor'; readonly floor: Product; readonly match: TextMatch | null }
  | { readonly kind: 'page'; readonly page: FoundPage }
  | { readonly kind: 'all'; readonly text: string; readonly count: number }
  | { readonly kind: 'recent'; readonly text: string };

/** Slightly more than fit above a phone's keyboard. */
const MOST_FLOORS = 6;
const MOST_PAGES = 4;

/** The nearest floors when none fits. */
export function suggestionsFor(
  text: string,
  findings: Findings,
  recent: readonly string[],
  pages: readonly FoundPage[],
): readonly Suggestion[] {
  if (text === '') return recent.map((each) => ({ kind: 'recent', text: each }));
  const { count } = findings;
  const isTopical = (findings.understood?.topics.length ?? 0) > 0;
  const toRead = pages.slice(0, isTopical || count === 0 ? MOST_PAGES : 0).map((page) => ({ kind: 'page', page }) as const);
  const floors = (count === 0 ? findings.nearest : findings.floors).slice(0, MOST_FLOORS);
  return [
    ...(isTopical ? toRead : []),
    ...floors.map(({ floor, match }) => ({ kind: 'floor', floor, match }) as const),
    ...(isTopical ? [] : toRead),
    ...(count === 0 ? [] : [{ kind: 'all', text, count } as const]),
  ];
}
