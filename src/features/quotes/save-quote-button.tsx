import { useState, type ComponentType } from 'react';
import type { QuoteSource } from '../../domain/quote/draft-quote';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { SaveQuoteDialogProps } from './save-quote-dialog';

/** Freezes what is on the screen as a quote. Its code comes with the press. */
export function SaveQuoteButton({ source }: { readonly source: QuoteSource }) {
  const [Dialog, setDialog] = useState<ComponentType<SaveQuoteDialogProps> | null>(null);

  async function open() {
    try {
      const { SaveQuoteDialog } = await import('./save-quote-dialog');
      setDialog(() => SaveQuoteDialog);
    } catch {
      showToast({ message: 'Quotes could not be opened. Connect to the internet and try again.', tone: 'error' });
    }
  }

  return (
    <>
      <Button variant="text" isCompact onClick={() => void open()}>
        Save as quote
      </Button>
      {Dialog === null ? null : <Dialog source={source} onClose={() => setDialog(null)} />}
    </>
  );
}
