import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { CartProduct } from '../../domain/cart';
import { MAX_BOXES } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { QUOTE_VALID_DAYS } from '../../domain/quote/quote';
import { dayOf, dayText } from '../../domain/quote/quote-day';
import { readBoxes } from '../../domain/typed-boxes';
import { quotes } from '../../offline/quotes/quotes';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stepper } from '../../ui/stepper';
import { notMadeWords } from './made-words';
import css from './quote-form.module.css';
import { QuoteNamesFields } from './quote-names-fields';
import type { TodaysQuote } from './use-todays-quote';

export interface ChangeQuoteDialogProps {
  readonly kept: KeptQuote;
  /** Null: today's prices are not known here, and those of the quote stay. */
  readonly today: TodaysQuote | null;
  readonly titleOf: (productId: number) => string;
  readonly onClose: () => void;
}

/** A new version of a quote: other boxes, other names, the prices of today. The old one stays. */
export function ChangeQuoteDialog({ kept, today, titleOf, onClose }: ChangeQuoteDialogProps) {
  const router = useRouter();
  const { quote } = kept;
  const floorOf = new Map(today?.compared.lines.map(({ line, floor }) => [line.productId, floor]));
  const sold = quote.lines.filter(({ productId }) => today === null || (floorOf.get(productId) ?? null) !== null);
  const [boxes, setBoxes] = useState<ReadonlyMap<number, number>>(() => new Map(sold.map((line) => [line.productId, line.boxes])));
  const [names, setNames] = useState(kept.names);
  const [madeOn] = useState(() => dayOf(Date.now()));
  const [problem, setProblem] = useState<string | null>(null);
  const gone = quote.lines.filter((line) => !sold.includes(line));

  async function save(event: FormEvent) {
    event.preventDefault();
    const lines = sold.map((line) => ({ ...line, ...pricesOf(floorOf.get(line.productId)), boxes: boxes.get(line.productId) ?? 0 }));
    const { number, ...rest } = quote;
    const zipCents = today?.delivery?.kind === 'call-us' ? null : today?.delivery?.cents;
    const made = await quotes.make({
      draft: {
        ...rest,
        lines,
        madeOn,
        validUntil: madeOn + QUOTE_VALID_DAYS,
        delivery: quote.delivery.kind === 'zip' && zipCents !== undefined ? { ...quote.delivery, cents: zipCents } : quote.delivery,
      },
      names,
      floors: kept.floors.map((floor) => floorOf.get(floor.id) ?? floor),
      rooms: kept.rooms,
      versionOf: number,
    });
    if (made.kind !== 'made') return setProblem(notMadeWords(made.kind));
    onClose();
    await router.navigate({ to: '/quotes/{-$quoteId}', params: { quoteId: made.kept.id } });
  }

  return (
    <Dialog isOpen title="Copy and change" onClose={onClose}>
      <form className={css['form']} onSubmit={(event) => void save(event)}>
        <p className={css['hint']}>
          {`The new version has ${today === null ? 'the prices of this quote, for today’s are not on this device' : 'today’s prices'} and is valid until ${dayText(madeOn + QUOTE_VALID_DAYS)}. This one stays as it is.`}
        </p>
        {gone.map(({ productId }) => (
          <p key={productId} className={css['problem']}>{`${titleOf(productId)} is no longer sold, so it is left out.`}</p>
        ))}
        {sold.map((line) => (
          <div key={line.productId} className={css['line']}>
            <p>
              <span>{titleOf(line.productId)}</span>
              <small>{`${formatUsd(pricesOf(floorOf.get(line.productId)).pricePerBoxCents ?? line.pricePerBoxCents)} a box`}</small>
            </p>
            <Stepper
              label={`Boxes of ${titleOf(line.productId)}`}
              isLabelHidden
              isCompact
              value={boxes.get(line.productId) ?? 0}
              read={readBoxes}
              min={0}
              max={MAX_BOXES}
              decrementLabel={`One box of ${titleOf(line.productId)} less`}
              incrementLabel={`One box of ${titleOf(line.productId)} more`}
              onChange={(value) => setBoxes(new Map([...boxes, [line.productId, value]]))}
            />
          </div>
        ))}
        <QuoteNamesFields names={names} onChange={setNames} />
        {problem === null ? null : (
          <p className={css['problem']} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary" isWide>
          Save new version
        </Button>
      </form>
    </Dialog>
  );
}

function pricesOf(floor: CartProduct | null | undefined): Partial<Pick<CartProduct, 'pricePerBoxCents' | 'sqftPerBox'>> {
  return floor === null || floor === undefined ? {} : { pricePerBoxCents: floor.pricePerBoxCents, sqftPerBox: floor.sqftPerBox };
}
