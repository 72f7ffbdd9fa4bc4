import { quoteFormTexts } from './quote-form.texts';
import { useState, type SubmitEvent } from 'react';
import { MAX_BOXES, MIN_BOXES } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { dayOf, dayText } from '../../domain/day-number';
import { renewQuote } from '../../domain/quote/renew-quote';
import { readBoxes } from '../../domain/typed-boxes';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { Stepper } from '../../ui/stepper';
import { usePromo } from '../site/use-promo';
import layout from '../../ui/layout.module.css';
import css from './quote-form.module.css';
import { QuoteNamesFields } from './quote-names-fields';
import { useMakeQuote } from './use-make-quote';
import { useQuoteDays } from './use-quotes';
import type { TodaysQuote } from './use-todays-quote';

export interface ChangeQuoteDialogProps {
  readonly kept: KeptQuote;
  /** Null when this device does not know today's prices: the quote's prices stay. */
  readonly today: TodaysQuote | null;
  readonly titleOf: (productId: number) => string;
  readonly onClose: () => void;
}

/** The old version stays. */
export function ChangeQuoteDialog({ kept, today, titleOf, onClose }: ChangeQuoteDialogProps) {
  const { problem, isSaving, make } = useMakeQuote(onClose);
  const { quote } = kept;
  const floors = today?.terms.floors;
  const sold = quote.lines.filter(({ productId }) => floors === undefined || floors.has(productId));
  const gone = quote.lines.filter((line) => !sold.includes(line));
  const [boxes, setBoxes] = useState<ReadonlyMap<number, number>>(() => new Map(sold.map((line) => [line.productId, line.boxes])));
  const [names, setNames] = useState(kept.names);
  const [promo, setPromo] = useState(kept.isMadeHere ? quote.promo : null);
  const { message: promoWords } = usePromo(promo, setPromo);
  const [madeOn] = useState(() => dayOf(Date.now()));
  const validUntil = madeOn + useQuoteDays();

  /** Null: left out of the new version. */
  function changeBoxes(productId: number, wanted: number | null) {
    const others = [...boxes].filter(([id]) => id !== productId);
    setBoxes(new Map(wanted === null ? others : [...others, [productId, wanted]]));
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Else the old number would be saved instead of the typed, unreadable one.
    const unread = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (unread !== null) return unread.focus();
    void make({
      draft: renewQuote({ ...quote, promo }, { boxes, madeOn, validUntil, isMadeHere: kept.isMadeHere, today: today?.terms ?? null }),
      names,
      floors: kept.floors.map((floor) => floors?.get(floor.id) ?? floor),
      rooms: kept.rooms,
      versionOf: quote.number,
    });
  }

  return (
    <Dialog isOpen title={quoteFormTexts.copyAndChange} onClose={onClose}>
      <form className={layout['stack3']} onSubmit={save}>
        <p className={layout['caption']}>
          {today === null ? quoteFormTexts.sameVersion(dayText(validUntil)) : quoteFormTexts.todaysVersion(dayText(validUntil))}
        </p>
        {gone.map(({ productId }) => (
          <p key={productId} className={css['problem']}>
            {quoteFormTexts.leftOut(titleOf(productId))}
          </p>
        ))}
        {promoWords === null ? null : (
          <p className={css['problem']} role="status">
            {promoWords}
          </p>
        )}
        {sold.map((line) => (
          <div key={line.productId} ref={keepRowFocus} className={css['line']}>
            <p>
              <span>{titleOf(line.productId)}</span>
              <small>{quoteFormTexts.aBox(formatUsd((floors?.get(line.productId) ?? line).pricePerBoxCents))}</small>
            </p>
            <BoxesOfLine
              title={titleOf(line.productId)}
              boxes={boxes.get(line.productId) ?? null}
              onChange={(wanted) => changeBoxes(line.productId, wanted)}
              onPutBack={() => changeBoxes(line.productId, line.boxes)}
            />
          </div>
        ))}
        <QuoteNamesFields names={names} onChange={setNames} />
        {problem === null ? null : (
          <p className={css['problem']} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary" isWide isBusy={isSaving}>
          {quoteFormTexts.saveVersion}
        </Button>
      </form>
    </Dialog>
  );
}

/** It takes the place of the bin. */
const focusNow = (button: HTMLButtonElement | null): void => button?.focus();

interface BoxesOfLineProps {
  readonly title: string;
  /** Null: left out of the new version. */
  readonly boxes: number | null;
  readonly onChange: (boxes: number | null) => void;
  readonly onPutBack: () => void;
}

function BoxesOfLine({ title, boxes, onChange, onPutBack }: BoxesOfLineProps) {
  if (boxes === null)
    return (
      <Button ref={focusNow} variant="text" isCompact aria-label={quoteFormTexts.putFloorBack(title)} onClick={onPutBack}>
        {quoteFormTexts.putBack}
      </Button>
    );
  return (
    <Stepper
      label={quoteFormTexts.boxesOf(title)}
      isLabelHidden
      isCompact
      value={boxes}
      read={readBoxes}
      min={MIN_BOXES}
      max={MAX_BOXES}
      isBinAtMin
      onBin={() => onChange(null)}
      reportsTyping="blur"
      decrementLabel={boxes <= MIN_BOXES ? quoteFormTexts.leaveOut(title) : quoteFormTexts.boxLess(title)}
      incrementLabel={quoteFormTexts.boxMore(title)}
      onChange={onChange}
    />
  );
}
