import { useRouter } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { quotes } from '../../offline/quotes/quotes';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { ChangeQuoteDialogProps } from './change-quote-dialog';
import css from './quote-view.module.css';
import type { TodaysQuote } from './use-todays-quote';

interface QuoteToolsProps {
  readonly kept: KeptQuote;
  readonly today: TodaysQuote | null;
  readonly titleOf: (productId: number) => string;
}

/** What can be done with a quote on the device that holds it. */
export function QuoteTools({ kept, today, titleOf }: QuoteToolsProps) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ChangeQuoteDialogProps> | null>(null);

  async function openChange() {
    try {
      const { ChangeQuoteDialog } = await import('./change-quote-dialog');
      setDialog(() => ChangeQuoteDialog);
    } catch {
      showToast({ message: 'This could not be opened. Connect to the internet and try again.', tone: 'error' });
    }
  }

  async function remove() {
    await quotes.remove(kept.id);
    await router.navigate({ to: '/quotes/{-$quoteId}', params: { quoteId: undefined } });
  }

  return (
    <div className={css['tools']}>
      <Button variant="text" isCompact onClick={() => void openChange()}>
        Copy and change
      </Button>
      <Button
        variant="text"
        isCompact
        onClick={() => void quotes.change(kept.id, { orderedAt: kept.orderedAt === null ? Date.now() : null })}
      >
        {kept.orderedAt === null ? 'Mark as ordered' : 'Not ordered after all'}
      </Button>
      <Button variant="text" isCompact aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
        Delete
      </Button>
      {isAsking && (
        <p className={css['asking']} role="status">
          <span>Delete it from this device? Whoever has its link keeps it.</span>
          <Button variant="outline" isCompact onClick={() => void remove()}>
            Yes, delete
          </Button>
        </p>
      )}
      {Dialog === null ? null : <Dialog kept={kept} today={today} titleOf={titleOf} onClose={() => setDialog(null)} />}
    </div>
  );
}
