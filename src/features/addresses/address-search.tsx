import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Place } from '../../domain/address';
import css from './address-search.module.css';
import { addressQueries, lookUp } from './queries';

/** Below this the search is not asked: nearly everything would fit. */
const MIN_TYPED = 3;
const REST_MS = 250;

interface AddressSearchProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | null;
  /** One id for the typing and the look-up that ends it. */
  readonly searchId: string;
  readonly onPlace: (place: Place) => void;
}

/** Address line 1, with proposals below it while it is typed. Whatever is typed counts, proposed or not. */
export function AddressSearch({ name, label, error, searchId, onPlace }: AddressSearchProps) {
  const [value, setValue] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  const asked = useRested(isSearching ? value.trim() : '');
  const { data: suggestions = [] } = useQuery({ ...addressQueries.suggestions(asked, searchId), enabled: asked.length >= MIN_TYPED });

  async function choose(text: string) {
    setIsSearching(false);
    const suggestion = suggestions.find((each) => each.text === text);
    const place = suggestion === undefined ? null : await lookUp(suggestion.id, searchId);
    if (place === null) return;
    const line1 = place.line1 === '' ? text : place.line1;
    setValue(line1);
    onPlace({ ...place, line1 });
  }

  return (
    <Autocomplete
      label={label}
      name={name}
      value={value}
      error={error}
      autoComplete="shipping address-line1"
      data={[...new Set(isSearching ? suggestions.map(({ text }) => text) : [])]}
      filter={({ options }) => options}
      maxDropdownHeight={280}
      classNames={{ dropdown: css['dropdown'] ?? '', option: css['option'] ?? '' }}
      onChange={(typed) => {
        setIsSearching(true);
        setValue(typed);
      }}
      onOptionSubmit={(text) => void choose(text)}
    />
  );
}

/** The value once it has stood still for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
