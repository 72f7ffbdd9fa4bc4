import { quoteFormTexts } from './quote-form.texts';
import { useEffect, useState, type FormEvent } from 'react';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { formatUsd } from '../../domain/money';
import { draftQuote, type QuoteSource } from '../../domain/quote/draft-quote';
import { isWithoutDelivery, quoteBill, type QuoteNames } from '../../domain/quote/quote';
import { dayOf, dayText } from '../../domain/day-number';
import { isFields, textOf } from '../../offline/storage/stored-fields';
import { typed } from '../../offline/typed';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import layout from '../../ui/layout.module.css';
import { classNames } from '../../ui/class-names';
import css from './quote-form.module.css';
import { QuoteNamesFields } from './quote-names-fields';
import { useMakeQuote } from './use-make-quote';
import { useQuoteDays } from './use-quotes';

export interface SaveQuoteDialogProps {
  readonly source: QuoteSource;
  readonly onClose: () => void;
}

const NO_NAMES: QuoteNames = { customer: '', salesperson: '', note: '' };

/** Names stay on the device. */
export function SaveQuoteDialog({ source, onClose }: SaveQuoteDialogProps) {
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    void typed.read('quote').then((stored) => setNames((now) => (now === NO_NAMES ? readNames(stored) : now)));
  }, []);
  const change = (next: QuoteNames) => {
    setNames(next);
    void typed.write('quote', next);
  };
  /** What was typed is for this customer: only a page that was left keeps it. */
  const close = () => {
    void typed.write('quote', null);
    onClose();
  };
  const { problem, setProblem, isSaving, make } = useMakeQuote(close);
  const [today] = useState(() => dayOf(Date.now()));
  const reading = draftQuote(source, today, useQuoteDays());

  function save(event: FormEvent) {
    event.preventDefault();
    if (reading.kind !== 'draft') return setProblem(reading.words);
    void make({
      draft: reading.draft,
      names,
      floors: source.floors.map(({ product }) => product),
      rooms: source.rooms,
      versionOf: null,
    });
  }

  return (
    <Dialog isOpen title={quoteFormTexts.saveAsQuote} onClose={close}>
      <form className={layout['stack3']} onSubmit={save}>
        {reading.kind === 'waits' ? (
          <p className={css['problem']} role="status">
            {reading.words}
          </p>
        ) : (
          <p className={classNames(layout['cluster2'], css['sum'])}>
            <strong translate="no">{formatUsd(quoteBill(reading.draft).totalCents)}</strong>
            <span>
              {quoteFormTexts.sum(
                isWithoutDelivery(reading.draft) ? deliveryPriceTexts.withoutDelivery : quoteFormTexts.withEverything,
                dayText(reading.draft.validUntil),
              )}
            </span>
          </p>
        )}
        {source.isCheaperThere === true && <p className={layout['caption']}>{quoteFormTexts.cheaperInCart}</p>}
        <QuoteNamesFields names={names} onChange={change} />
        <p className={layout['caption']}>{quoteFormTexts.namesStay}</p>
        {problem === null ? null : (
          <p className={css['problem']} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary" isWide isBusy={isSaving}>
          {quoteFormTexts.save}
        </Button>
      </form>
    </Dialog>
  );
}

function readNames(stored: unknown): QuoteNames {
  if (!isFields(stored)) return NO_NAMES;
  return { customer: textOf(stored['customer']), salesperson: textOf(stored['salesperson']), note: textOf(stored['note']) };
}
