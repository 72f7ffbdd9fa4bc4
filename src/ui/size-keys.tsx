import { useEffect, useState, type RefObject } from 'react';
import css from './size-keys.module.css';
import { uiTexts } from './ui.texts';

/** Keys that the number pads of phones lack. */
const keys = () => [
  { sign: ' × ', label: '×', name: uiTexts.typeTimes },
  { sign: "'", label: uiTexts.feet, name: uiTexts.typeFeet },
  { sign: '"', label: uiTexts.inches, name: uiTexts.typeInches },
  { sign: ' m', label: 'm', name: uiTexts.typeMeters },
];

/** A press that takes the focus from the field ends where it began: until then nothing above it goes. */
const PRESS_MS = 400;

interface SizeKeysProps {
  /** The field has the focus. */
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (typed: string) => void;
}

/** For a field that has the focus: it keeps it, so that the phone keeps its keyboard open. */
export function SizeKeys({ isOpen, field, onType }: SizeKeysProps) {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setShown(false), PRESS_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function insert(sign: string) {
    const input = field.current;
    if (input === null) return;
    const end = input.value.length;
    input.setRangeText(sign, input.selectionStart ?? end, input.selectionEnd ?? end, 'end');
    onType(input.value);
  }
  if (!isShown) return null;
  return (
    <div className={css['keys']}>
      {keys().map(({ sign, label, name }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          aria-label={name}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(sign)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
