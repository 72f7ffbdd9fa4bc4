import { memo, useId } from 'react';
import { PLACE_WORDS } from '../../domain/rooms/plan-words';
import { ADDED_PLACES, TAKEN_PLACES, type PartPlace, type RoomPart } from '../../domain/rooms/room';
import type { SizeReading } from '../../domain/rooms/room-size';
import { BinIcon } from '../../ui/icons';
import { Select } from '../../ui/select';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './room-card.module.css';
import { SizeField } from './size-field';

interface RoomPartRowProps {
  readonly part: RoomPart;
  readonly reading: SizeReading;
  /** The room itself: it has no place and cannot be removed. */
  readonly isFirst: boolean;
  readonly shouldFocus: boolean;
  readonly onChange: (partId: string, change: Partial<RoomPart>) => void;
  readonly onRemove: (partId: string) => void;
}

export const RoomPartRow = memo(function RoomPartRow({ part, reading, isFirst, shouldFocus, onChange, onRemove }: RoomPartRowProps) {
  const placeId = useId();
  const places: readonly PartPlace[] = part.isTakenAway ? TAKEN_PLACES : ADDED_PLACES;
  const name = part.isTakenAway ? 'Taken away' : 'Added';
  const field = (
    <SizeField
      label={isFirst ? 'Width x length' : name}
      typed={part.typed}
      reading={reading}
      shouldFocus={shouldFocus}
      onType={(typed) => onChange(part.id, { typed })}
    />
  );
  if (isFirst) return field;
  return (
    <div className={classNames(layout['stack2'], css['part'])}>
      {field}
      <div className={layout['screenOnly']}>
        <label htmlFor={placeId} className={layout['label']}>
          Where
        </label>
        <Select
          id={placeId}
          value={part.place}
          onChange={(event) => {
            const place = places.find((known) => known === event.target.value);
            if (place !== undefined) onChange(part.id, { place });
          }}
        >
          {places.map((place) => (
            <option key={place} value={place}>
              {PLACE_WORDS[place]}
            </option>
          ))}
        </Select>
      </div>
      <button
        type="button"
        className={classNames(layout['centred'], css['bin'])}
        aria-label={`Remove this part, ${name.toLowerCase()}`}
        onClick={() => onRemove(part.id)}
      >
        <BinIcon />
      </button>
    </div>
  );
});
