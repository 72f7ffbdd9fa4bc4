import type { RefObject } from 'react';
import css from './size-keys.module.css';

/** Keys that the number pads of phones lack. */
const KEYS = [
  { sign: ' × ', label: '×', name: 'times' },
  { sign: "'", label: 'ft', name: 'feet' },
  { sign: '"', label: 'in', name: 'inches' },
  { sign: ' m', label: 'm', name: 'meters' },
] as const;

interface SizeKeysProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (typed: string) => void;
}

/** For a field that has the focus: it keeps it, so that the phone keeps its keyboard open. */
export function SizeKeys({ field, onType }: SizeKeysProps) {
  function insert(sign: string) {
    const input = field.current;
    if (input === null) return;
    const end = input.value.length;
    input.setRangeText(sign, input.selectionStart ?? end, input.selectionEnd ?? end, 'end');
    onType(input.value);
  }
  return (
    <div className={css['keys']}>
      {KEYS.map(({ sign, label, name }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-label={`Type ${name}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(sign)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
