import { roomsTexts } from './rooms.texts';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { placeWords } from '../../domain/rooms/plan-words';
import { ADDED_PLACES, DISTANCE_FROM, type PartPlace, type RoomPart, TAKEN_PLACES } from '../../domain/rooms/room';
import { readDistance, type SizeReading } from '../../domain/rooms/room-size';
import { BinIcon } from '../../ui/icons';
import { Select } from '../../ui/select';
import { SizeKeys } from '../../ui/size-keys';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './room-card.module.css';
import { LONGEST_SIZE } from '../../domain/rooms/edit-project';

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
  const name = part.isTakenAway ? roomsTexts.takenAway : roomsTexts.added;
  const distance = readDistance(part.distance ?? '');
  const field = (
    <SizeField
      label={isFirst ? roomsTexts.widthByLength : name}
      placeholder={roomsTexts.sizeExample}
      typed={part.typed}
      problem={reading.kind === 'unread' ? reading.words : null}
      words={reading.kind === 'read' ? reading.words : null}
      hasKeys
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
          {roomsTexts.where}
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
              {placeWords(place)}
            </option>
          ))}
        </Select>
      </div>
      <div className={layout['screenOnly']}>
        <SizeField
          label={roomsTexts.distanceFrom[DISTANCE_FROM[part.place]]}
          placeholder={roomsTexts.distanceExample}
          typed={part.distance ?? ''}
          problem={typeof distance === 'string' ? distance : null}
          onType={(typed) => onChange(part.id, { distance: typed })}
        />
      </div>
      <button
        type="button"
        className={classNames(layout['centred'], css['bin'])}
        aria-label={part.isTakenAway ? roomsTexts.removeTaken : roomsTexts.removeAdded}
        onClick={() => onRemove(part.id)}
      >
        <BinIcon />
      </button>
    </div>
  );
});

interface SizeFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  /** Shown once the field is left. */
  readonly problem: string | null;
  /** How it was understood. */
  readonly words?: string | null;
  /** Keys that the number pads of phones lack. */
  readonly hasKeys?: boolean;
  readonly onType: (typed: string) => void;
  /** It was just added by a press of 'Add'. */
  readonly shouldFocus?: boolean;
}

function SizeField({ label, placeholder, typed, words = null, hasKeys = false, onType, shouldFocus = false, ...rest }: SizeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (shouldFocus) input.current?.focus();
  }, [shouldFocus]);
  const problem = isFocused ? null : rest.problem;

  return (
    <div className={css['field']}>
      <label htmlFor={id} className={layout['label']}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={classNames(css['input'], problem !== null && css['bad'])}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_SIZE}
        placeholder={placeholder}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-words`}
        onChange={(event) => onType(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      {hasKeys && <SizeKeys isOpen={isFocused} field={input} onType={onType} />}
      <p id={`${id}-words`} className={classNames(css['words'], problem !== null && css['fieldProblem'])} aria-live="polite">
        {problem ?? words}
      </p>
    </div>
  );
}
