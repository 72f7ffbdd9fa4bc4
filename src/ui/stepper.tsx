import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react';
import { formatQuantity, tidyQuantity } from '../domain/quantity';
import type { Reading } from '../domain/typed-area';
import { classNames } from './class-names';
import { BinIcon, MinusIcon, PlusIcon } from './icons';
import layout from './layout.module.css';
import { SizeKeys } from './size-keys';
import css from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** In the unit of `value`. */
  readonly read: (typed: string) => Reading;
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly decrementLabel: string;
  readonly incrementLabel: string;
  readonly isBinAtMin?: boolean;
  readonly onBin?: () => void;
  readonly allowsDecimals?: boolean;
  /** Keys for × ' " on a phone. */
  readonly hasSizeKeys?: boolean;
  readonly isLabelHidden?: boolean;
  readonly isCompact?: boolean;
  /** What a press elsewhere lacked here; said until something is typed. */
  readonly complaint?: string | null;
  /** 'blur' reports once, on Enter or when the field is left; an unreadable text then changes nothing. */
  readonly reportsTyping?: 'at-once' | 'blur';
  /** With 'blur': what is typed so far, null when that changes nothing. */
  readonly onTyping?: (value: number | null) => void;
}

interface Draft {
  readonly text: string;
  readonly reading: Reading;
  /** The value when the field was left with an unreadable text, which stays until the value changes. */
  readonly leftAt: number | null;
}

/** Taps within this time count together. */
const QUICK_MS = 1000;
const NO_TAPS: { readonly asked: readonly number[]; readonly at: number } = { asked: [], at: 0 };

export function Stepper(props: StepperProps) {
  const { label, value, onChange, read, min, max = Number.MAX_SAFE_INTEGER, step = 1, unit, allowsDecimals = false } = props;
  const isAtOnce = props.reportsTyping !== 'blur';
  const isQuantity = min > 0;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  /** How a value was understood: said of that value only, not of one that another field has set since. */
  const [note, setNote] = useState<{ readonly words: string | null; readonly value: number } | null>(null);
  const taps = useRef(NO_TAPS);
  const isBin = props.isBinAtMin === true && value <= min;

  const type = (text: string) => {
    const reading = read(text);
    setDraft({ text, reading, leftAt: null });
    setNote(reading.kind === 'read' ? reading : null);
    // An emptied quantity is about to be typed anew, and goes back to what it was.
    if (!isAtOnce) props.onTyping?.(reading.kind === 'read' && reading.value >= min ? reading.value : null);
    if (isAtOnce && !(isQuantity && reading.kind === 'empty')) onChange(reading.kind === 'read' ? reading.value : 0);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const { nativeEvent } = event;
    // An input method's unfinished text is not read.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) setDraft({ text, reading: { kind: 'empty' }, leftAt: null });
    else type(tidyQuantity(text, allowsDecimals));
  };
  const ask = (wanted: number, earlier: readonly number[]) => {
    taps.current = { asked: [...earlier, wanted], at: Date.now() };
    onChange(wanted);
  };
  const settle = () => {
    if (draft === null || draft.leftAt !== null) return;
    const { reading } = draft;
    if (reading.kind === 'unread') return setDraft({ ...draft, leftAt: isAtOnce ? 0 : value });
    const isChange = reading.kind === 'read' && reading.value >= min && reading.value !== value;
    if (!isAtOnce && isChange) ask(reading.value, [value]);
    if (!isAtOnce && !isChange) props.onTyping?.(null);
    setDraft(null);
  };
  const settleWhenLeft = useEffectEvent(() => document.visibilityState === 'hidden' && settle());
  useEffect(() => {
    if (isAtOnce) return undefined;
    document.addEventListener('visibilitychange', settleWhenLeft);
    return () => document.removeEventListener('visibilitychange', settleWhenLeft);
  }, [isAtOnce]);
  const move = (direction: 1 | -1) => {
    setDraft(null);
    setNote(null);
    // `value` may lag behind quick taps: count from the last requested value.
    const { asked, at } = taps.current;
    const isCatchingUp = Date.now() - at < QUICK_MS && asked.includes(value);
    const typed = draft?.reading.kind === 'read' ? draft.reading.value : value;
    const from = isCatchingUp ? (asked.at(-1) ?? value) : typed;
    ask(Math.min(Math.max(roundToHundredths(from + direction * step), min), max), isCatchingUp ? asked : [value]);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  const isDraftShown = draft !== null && (draft.leftAt === null || draft.leftAt === value);
  const words = isDraftShown || note?.value === value ? note?.words : null;
  const unread = isDraftShown && draft.leftAt !== null && draft.reading.kind === 'unread' ? draft.reading.words : null;
  const problem = unread ?? (isDraftShown ? null : (props.complaint ?? null));
  return (
    <div className={classNames(css['field'], props.isCompact === true && css['compact'])}>
      <label htmlFor={id} className={props.isLabelHidden === true ? 'visually-hidden' : css['label']}>
        {unit === undefined ? label : `${label} (${unit})`}
      </label>
      <div className={classNames(css['box'], problem !== null && css['bad'])}>
        <button
          type="button"
          className={classNames(layout['centred'], css['side'])}
          aria-label={props.decrementLabel}
          disabled={!isBin && value <= min}
          onClick={isBin ? props.onBin : () => move(-1)}
        >
          {isBin ? <BinIcon /> : <MinusIcon />}
        </button>
        <input
          ref={input}
          id={id}
          className={css['input']}
          type="text"
          inputMode={allowsDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={props.placeholder}
          value={isDraftShown ? draft.text : formatQuantity(value)}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-words`}
          onChange={handleChange}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => type(tidyQuantity(event.currentTarget.value, allowsDecimals))}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            settle();
          }}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          className={classNames(layout['centred'], css['side'])}
          aria-label={props.incrementLabel}
          disabled={value >= max}
          onClick={() => move(1)}
        >
          <PlusIcon />
        </button>
      </div>
      {props.hasSizeKeys === true && <SizeKeys isOpen={isFocused} field={input} onType={type} />}
      <p
        id={`${id}-words`}
        className={classNames(css['words'], problem !== null && css['problem'])}
        aria-live="polite"
        data-problem={problem === null ? undefined : ''}
      >
        {problem ?? words}
      </p>
    </div>
  );
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
