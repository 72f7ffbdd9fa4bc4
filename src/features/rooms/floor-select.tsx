import { memo } from 'react';
import { Select } from '../../ui/select';

export interface FloorOption {
  readonly id: number;
  readonly words: string;
}

interface FloorSelectProps {
  readonly id: string;
  readonly options: readonly FloorOption[];
  readonly value: number | null;
  readonly none: string;
  readonly onChoose: (floorId: number | null) => void;
}

/** Memoised: every room has one. */
export const FloorSelect = memo(function FloorSelect({ id, options, value, none, onChoose }: FloorSelectProps) {
  return (
    <Select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.words}
        </option>
      ))}
    </Select>
  );
});
