import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChosenPlace } from './address-form';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './address-dialogs.module.css';
import { addressQueries, lookUp } from './queries';
import { LONGEST_STREET } from '../../domain/longest-texts';
import { addressesTexts } from './addresses.texts';

/** Nearly everything would match. */
const MIN_TYPED = 3;
const DEBOUNCE_MS = 250;

interface AddressSearchProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | null;
  /** One id for the typing and the look-up that ends it. */
  readonly searchId: string;
  readonly onPlace: (chosen: ChosenPlace) => void;
}

/** Free text is accepted too. */
export function AddressSearch({ name, label, error, searchId, onPlace }: AddressSearchProps) {
  const [value, setValue] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  const searchText = useDebounced(isSearching ? value.trim() : '');
  const search = useQuery({ ...addressQueries.suggestions(searchText, searchId), enabled: searchText.length >= MIN_TYPED });
  const suggestions = search.data ?? [];
  const [lookedUp, setLookedUp] = useState('');
  const newest = useRef(0);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const hasNone = search.isError || search.data?.length === 0;
  const hint = isSearching && hasNone ? addressesTexts.noSuggestion : lookedUp;

  function type(typed: string) {
    setValue(typed);
    newest.current += 1;
    setLookedUp('');
    setIsSearching(true);
    combobox.resetSelectedOption();
    combobox.openDropdown();
  }

  async function choose(text: string) {
    setIsSearching(false);
    setValue(text);
    combobox.closeDropdown();
    const request = (newest.current += 1);
    const suggestion = suggestions.find((each) => each.text === text);
    if (suggestion === undefined) return;
    setLookedUp(addressesTexts.lookingUp);
    const place = await lookUp(suggestion.id, searchId);
    // The shopper has typed on, which wins.
    if (request !== newest.current) return;
    setLookedUp(typeof place === 'string' ? place : '');
    if (typeof place === 'string') return;
    const line1 = place.line1 === '' ? text : place.line1;
    setValue(line1);
    onPlace({ id: suggestion.id, place: { ...place, line1 } });
  }

  const texts = isSearching ? [...new Set(suggestions.map(({ text }) => text))] : [];
  // Without proposals nothing is open: the first Escape closes the dialog, and readers hear of no list.
  const isOpen = combobox.dropdownOpened && texts.length > 0;
  // In the form's flow: a floating list would measure the whole dialog at every change.
  const withProposals = (field: ReactNode) => (
    <div className={css['field']}>
      <div>{field}</div>
      <div className={css['dropdown']} hidden={!isOpen}>
        <Combobox.Options aria-label={addressesTexts.proposed} className={css['options'] ?? ''}>
          {texts.map((text) => (
            <Combobox.Option key={text} value={text} className={classNames(layout['target'], css['option'])}>
              {text}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </div>
    </div>
  );

  return (
    <Combobox store={{ ...combobox, dropdownOpened: isOpen }} onOptionSubmit={(text) => void choose(text)}>
      <Combobox.EventsTarget autoComplete="shipping address-line1" withExpandedAttribute>
        <TextInput
          label={label}
          name={name}
          maxLength={LONGEST_STREET}
          value={value}
          error={error}
          description={<span role="status">{hint}</span>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputContainer={withProposals}
          classNames={{ description: classNames(layout['quietLabel'], css['hint']) }}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.EventsTarget>
    </Combobox>
  );
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
