import { saveQuoteButtonTexts } from './save-quote-button.texts';
import type { QuoteSource } from '../../domain/quote/draft-quote';
import { Button } from '../../ui/button';
import { useOpenedPart } from '../../ui/use-opened-part';

export function SaveQuoteButton({ source }: { readonly source: QuoteSource }) {
  const {
    Part: Dialog,
    open,
    close,
  } = useOpenedPart(async () => (await import('./save-quote-dialog')).SaveQuoteDialog, saveQuoteButtonTexts.notOpened);
  return (
    <>
      <Button variant="text" isCompact onClick={() => void open()}>
        {saveQuoteButtonTexts.saveAsQuote}
      </Button>
      {Dialog === null ? null : <Dialog source={source} onClose={close} />}
    </>
  );
}
