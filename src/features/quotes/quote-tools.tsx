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
  const change = useOpenedPart(
    async () => (await import('./change-quote-dialog')).ChangeQuoteDialog,
    'This could not be opened. Connect to the internet and try again.',
  );

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
            Copy and change
          </Button>
          <Button
            variant="text"
            isCompact
            onClick={() => void quotes.change(kept.id, { orderedAt: kept.orderedAt === null ? Date.now() : null })}
          >
            {kept.orderedAt === null ? 'Mark as ordered' : 'Not ordered after all'}
          </Button>
        </>
      )}
      <Button variant="text" isCompact aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
        Delete
      </Button>
      {isAsking && (
        <p className={classNames(layout['cluster2'], css['asking'])} role="status">
          <span>Delete it from this device? Whoever has its link keeps it.</span>
          <Button variant="outline" isCompact onClick={() => void remove()}>
            Yes, delete
          </Button>
        </p>
      )}
      {change.Part === null ? null : <change.Part kept={kept} today={today} titleOf={titleOf} onClose={change.close} />}
    </div>
  );
}
