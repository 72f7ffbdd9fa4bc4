import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatQuantity, parseQuantity } from '../domain/quantity';
import { classNames } from './class-names';
import { BinIcon, MinusIcon, PlusIcon } from './icons';
import css from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly decrementLabel: string;
  readonly incrementLabel: string;
  readonly isBinAtMin?: boolean;
  readonly onBin?: () => void;
  readonly allowsDecimals?: boolean;
  readonly isLabelHidden?: boolean;
  readonly isCompact?: boolean;
  /** 'blur' reports a typed number once, on Enter or blur. */
  readonly reportsTyping?: 'at-once' | 'blur';
}

/** Taps closer together than this add up. */
const QUICK_MS = 1000;
const NO_TAPS: { readonly asked: readonly number[]; readonly at: number } = { asked: [], at: 0 };

export function Stepper(props: StepperProps) {
  const {
    label,
    value,
    onChange,
    min,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    unit,
    allowsDecimals = false,
    reportsTyping = 'at-once',
  } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const taps = useRef(NO_TAPS);
  const isBin = props.isBinAtMin === true && value <= min;

  const type = (typed: string) => {
    const cleaned = cleanTyping(typed, allowsDecimals);
    setDraft(cleaned);
    if (reportsTyping === 'at-once') onChange(Math.min(parseQuantity(cleaned), max));
  };
  const settle = () => {
    if (draft !== null && reportsTyping === 'blur') {
      const wanted = Math.min(Math.max(parseQuantity(draft), min), max);
      if (wanted !== value) onChange(wanted);
    }
    setDraft(null);
  };
  const move = (direction: 1 | -1) => {
    setDraft(null);
    // A busy page shows an older value: the next tap counts from the last requested one.
    const { asked, at } = taps.current;
    const isCatchingUp = Date.now() - at < QUICK_MS && asked.includes(value);
    const from = isCatchingUp ? (asked.at(-1) ?? value) : value;
    const wanted = Math.min(Math.max(roundToHundredths(from + direction * step), min), max);
    taps.current = { asked: isCatchingUp ? [...asked, wanted] : [value, wanted], at: Date.now() };
    onChange(wanted);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <div className={classNames(css['field'], props.isCompact === true && css['compact'])}>
      <label htmlFor={id} className={props.isLabelHidden === true ? 'visually-hidden' : css['label']}>
        {unit === undefined ? label : `${label} (${unit})`}
      </label>
      <div className={css['box']}>
        <button
          type="button"
          className={css['side']}
          aria-label={props.decrementLabel}
          disabled={!isBin && value <= min}
          onClick={isBin ? props.onBin : () => move(-1)}
        >
          {isBin ? <BinIcon /> : <MinusIcon />}
        </button>
        <input
          id={id}
          className={css['input']}
          type="text"
          inputMode={allowsDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={draft ?? formatQuantity(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={handleKey}
        />
        <button type="button" className={css['side']} aria-label={props.incrementLabel} disabled={value >= max} onClick={() => move(1)}>
          <PlusIcon />
        </button>
      </div>
    </div>
  );
}

export function cleanTyping(typed: string, allowsDecimals: boolean): string {
  const [whole = '', ...fraction] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (!allowsDecimals) return digits === '0' ? '' : digits;
  return fraction.length === 0 ? digits : `${digits}.${fraction.join('').slice(0, 2)}`;
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
