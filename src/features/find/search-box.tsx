import { useLocation, useNavigate } from '@tanstack/react-router';
import { useRef, useState, type ComponentType, type FocusEvent, type FormEvent } from 'react';
import { spokenPath } from '../../domain/languages';
import { loadChunk } from '../../ui/load-chunk';
import { CloseIcon } from '../../ui/first-icons';
import { SearchIcon } from '../../ui/icons';
import css from './search-box.module.css';
import type { SearchSuggestionsProps } from './search-suggestions';
import { findTexts } from './find.texts';

const FORM_ID = 'site-search';
const RESULTS_ID = 'site-search-results';

/**
 * A form that any browser can send; results while one types are a lazy chunk. ARIA has no `aria-expanded` for a search box: a status
 * message announces the results.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const asked = useLocation({ select: askedText });
  const [typed, setTyped] = useState<{ readonly on: string; readonly text: string } | null>(null);
  // The address's search text until the shopper types.
  const text = typed?.on === asked ? typed.text : asked;
  const setText = (next: string): void => setTyped({ on: asked, text: next });
  const [isActive, setActive] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const load = (): void => {
    if (Suggestions !== null) return;
    void loadChunk(() => import('./search-suggestions')).then((code) => setSuggestions(() => code.SearchSuggestions));
  };
  const begin = (): void => {
    setActive(true);
    load();
  };
  const end = (): void => {
    setActive(false);
    setActiveId(null);
  };
  const leave = (): void => {
    end();
    input.current?.blur();
    if (form.current?.matches(':popover-open') === true) form.current.hidePopover();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    leave();
    const q = text.trim();
    if (q !== '') void import('../../offline/recent-searches').then(({ recentSearches }) => recentSearches.add(q)).catch(() => undefined);
    void navigate({ to: '/products', search: q === '' ? {} : { q } });
  };

  return (
    <>
      <button
        type="button"
        className={css['open']}
        aria-label={findTexts.search}
        popoverTarget={FORM_ID}
        popoverTargetAction="show"
        onPointerEnter={load}
      >
        <SearchIcon />
      </button>
      <form
        ref={form}
        id={FORM_ID}
        popover="auto"
        role="search"
        action={spokenPath('/products')}
        className={css['form']}
        onSubmit={submit}
        onToggle={({ newState }) => (newState === 'open' ? input.current?.focus() : end())}
      >
        <div
          role="none"
          className={css['whole']}
          onFocus={begin}
          onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) end();
          }}
        >
          <span className={css['icon']}>
            <SearchIcon />
          </span>
          <input
            ref={input}
            type="search"
            name="q"
            className={css['input']}
            aria-label={findTexts.searchFloors}
            placeholder={findTexts.searchFloors}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isActive && Suggestions !== null ? RESULTS_ID : undefined}
            aria-activedescendant={activeId ?? undefined}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              begin();
            }}
          />
          <button
            type="button"
            className={css['close']}
            aria-label={findTexts.closeSearch}
            popoverTarget={FORM_ID}
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </button>
          {isActive && Suggestions !== null ? (
            <Suggestions
              id={RESULTS_ID}
              text={text}
              input={input}
              activeId={activeId}
              onActive={setActiveId}
              onText={setText}
              onLeave={leave}
              onClose={end}
            />
          ) : null}
        </div>
      </form>
    </>
  );
}

function askedText({ pathname, search }: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> }): string {
  const { q = '' } = search;
  return pathname.startsWith('/products') && typeof q !== 'object' ? Array.from(String(q)).slice(0, 200).join('') : '';
}
