import { quoteViewTexts } from './quote-view.texts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { quotes } from '../../offline/quotes';
import { Button } from '../../ui/button';
import { useOpenedPart } from '../../ui/use-opened-part';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './quote-view.module.css';
import type { TodaysQuote } from './use-todays-quote';

interface QuoteToolsProps {
  readonly kept: KeptQuote;
  readonly today: TodaysQuote | null;
  readonly titleOf: (productId: number) => string;
}

export function QuoteTools({ kept, today, titleOf }: QuoteToolsProps) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const change = useOpenedPart(async () => (await import('./change-quote-dialog')).ChangeQuoteDialog, quoteViewTexts.notOpened);

  async function remove() {
    await quotes.remove(kept.id);
    await router.navigate({ to: '/quotes/{-$quoteId}', params: { quoteId: undefined } });
  }

  return (
    <div className={classNames(layout['row3'], css['tools'])}>
      {/* For who made it; a customer opens it to buy. */}
      {kept.isMadeHere && (
        <>
          <Button variant="text" isCompact onClick={() => void change.open()}>
            {quoteViewTexts.copyAndChange}
          </Button>
          <Button
            variant="text"
            isCompact
            onClick={() => void quotes.change(kept.id, { orderedAt: kept.orderedAt === null ? Date.now() : null })}
          >
            {kept.orderedAt === null ? quoteViewTexts.markOrdered : quoteViewTexts.notOrdered}
          </Button>
        </>
      )}
      <Button variant="text" isCompact aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
        {quoteViewTexts.remove}
      </Button>
      {isAsking && (
        <p className={classNames(layout['cluster2'], css['asking'])} role="status">
          <span>{quoteViewTexts.askRemove}</span>
          <Button variant="outline" isCompact onClick={() => void remove()}>
            {quoteViewTexts.yesRemove}
          </Button>
        </p>
      )}
      {change.Part === null ? null : <change.Part kept={kept} today={today} titleOf={titleOf} onClose={change.close} />}
    </div>
  );
}
