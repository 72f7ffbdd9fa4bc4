import { useId } from 'react';
import { Select } from '../../ui/select';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './floor-choice.module.css';
import type { RoomProduct } from './room-products';

export interface FloorChoiceProps {
  readonly label: string;
  readonly floors: readonly RoomProduct[];
  readonly value: RoomProduct | null;
  /** For no floor. */
  readonly emptyLabel?: string;
  readonly onChange: (floor: RoomProduct | null) => void;
}

export function FloorChoice({ label, floors, value, emptyLabel, onChange }: FloorChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classNames(layout['quietLabel'], css['label'])}>
        {label}
      </label>
      <Select
        id={id}
        value={value?.id ?? ''}
        onChange={(event) => onChange(floors.find((floor) => String(floor.id) === event.target.value) ?? null)}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {floors.map((floor) => (
          <option key={floor.id} value={floor.id}>
            {floor.title}
          </option>
        ))}
      </Select>
    </div>
  );
}
