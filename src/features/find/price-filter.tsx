import { useId, useState } from 'react';
import type { Findings } from '../../domain/find/find-floors';
import { ANY_PRICE, type PriceRange } from '../../domain/find/find-state';
import { formatUsd } from '../../domain/money';
import { Explained } from './explained-title';
import css from './price-filter.module.css';
import { findTexts } from './find.texts';

interface PriceFilterProps {
  readonly price: PriceRange;
  readonly prices: Findings['prices'];
  readonly onChange: (price: PriceRange) => void;
}

export function PriceFilter({ price, prices, onChange }: PriceFilterProps) {
  const steps = priceSteps(prices);
  const isUpTo = (cents: number): boolean => price.fromCents === null && price.toCents === cents;
  return (
    <fieldset className={css['group']}>
      <legend className="visually-hidden">{findTexts.pricePerSqft}</legend>
      <Explained title={findTexts.pricePerSqft} explanation={findTexts.priceExplained} values={[]} />
      <div className={css['steps']}>
        {steps.map((cents) => (
          <button
            key={cents}
            type="button"
            className={css['step']}
            aria-pressed={isUpTo(cents)}
            onClick={() => onChange(isUpTo(cents) ? ANY_PRICE : { fromCents: null, toCents: cents })}
          >
            {`${findTexts.upTo}${formatUsd(cents)}`}
          </button>
        ))}
      </div>
      <div className={css['range']}>
        <Dollars
          label={findTexts.from}
          cents={price.fromCents}
          example={prices?.lowestCents}
          onChange={(fromCents) => onChange({ ...price, fromCents })}
        />
        <Dollars
          label={findTexts.to}
          cents={price.toCents}
          example={prices?.highestCents}
          onChange={(toCents) => onChange({ ...price, toCents })}
        />
      </div>
    </fieldset>
  );
}

interface DollarsProps {
  readonly label: string;
  readonly cents: number | null;
  readonly example: number | undefined;
  readonly onChange: (cents: number | null) => void;
}

/** Applied on blur or Enter: half a typed number would hide floors. */
function Dollars({ label, cents, example, onChange }: DollarsProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const shown = typed ?? (cents === null ? '' : (cents / 100).toFixed(2));
  const take = (): void => {
    if (typed === null) return;
    const read = readDollars(typed);
    setUnread(read === undefined);
    if (read === undefined) return;
    setTyped(null);
    if (read !== cents) onChange(read);
  };
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={example === undefined ? '' : formatUsd(example)}
        value={shown}
        aria-invalid={isUnread}
        aria-describedby={isUnread ? `${id}-words` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => (event.key === 'Enter' ? take() : undefined)}
      />
      {isUnread ? (
        <p id={`${id}-words`} role="alert">
          {findTexts.typePrice}
        </p>
      ) : null}
    </div>
  );
}

/** Cents; null for an empty field; undefined for a text that is no price. */
function readDollars(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s$]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

const MOST_STEPS = 5;
const STEPS_CENTS = [50, 100, 200, 500, 1_000, 5_000, 10_000];

/** In cents, between the lowest and the highest. */
export function priceSteps(prices: Findings['prices']): readonly number[] {
  if (prices === null) return [];
  const { lowestCents, highestCents } = prices;
  for (const step of STEPS_CENTS) {
    const first = Math.ceil(lowestCents / step) * step;
    const count = Math.max(0, Math.ceil((highestCents - first) / step));
    if (count <= MOST_STEPS) return Array.from({ length: count }, (_, index) => first + index * step);
  }
  return [];
}
