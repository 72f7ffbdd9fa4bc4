import { useEffect, useId, useRef, useState } from 'react';
import type { SizeReading } from '../../domain/rooms/room-size';
import { LONGEST_SIZE } from '../../domain/rooms/edit-project';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './size-field.module.css';

/** Keys that the number pads of phones lack. */
const KEYS = [
  { sign: ' × ', label: '×', name: 'times' },
  { sign: "'", label: 'ft', name: 'feet' },
  { sign: '"', label: 'in', name: 'inches' },
  { sign: ' m', label: 'm', name: 'meters' },
] as const;

interface SizeFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly reading: SizeReading;
  readonly onType: (typed: string) => void;
  /** It was just added by a press of 'Add'. */
  readonly shouldFocus: boolean;
}

/** A problem is shown once the field is left. */
export function SizeField({ label, typed, reading, onType, shouldFocus }: SizeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (shouldFocus) input.current?.focus();
  }, [shouldFocus]);
  const problem = reading.kind === 'unread' && !isFocused ? reading.words : null;

  function insert(sign: string) {
    const field = input.current;
    if (field === null) return;
    field.setRangeText(sign, field.selectionStart ?? typed.length, field.selectionEnd ?? typed.length, 'end');
    onType(field.value);
  }

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
        placeholder="e.g. 14 x 18"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-words`}
        onChange={(event) => onType(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      {isFocused && (
        <div className={css['keys']}>
          {KEYS.map(({ sign, label: face, name }) => (
            // The field keeps the focus, so that the phone keeps its keyboard open.
            <button
              key={name}
              type="button"
              tabIndex={-1}
              aria-label={`Type ${name}`}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(sign)}
            >
              {face}
            </button>
          ))}
        </div>
      )}
      <p id={`${id}-words`} className={classNames(css['words'], problem !== null && css['problem'])} aria-live="polite">
        {problem ?? (reading.kind === 'read' ? reading.words : null)}
      </p>
    </div>
  );
}
