import { quotesTexts } from './quotes.texts';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { quotes } from '../../offline/quotes';
import type { StorageTrouble } from '../../offline/storage/storage-error';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import { useQuotes } from './use-quotes';

/** `numbers`: of the quotes that are only on the screen. */
export function notKeptWords(trouble: StorageTrouble, numbers: readonly string[]): string {
  if (numbers.length === 0) return quotesTexts.lastChangeNotKept(quotesTexts.why[trouble]);
  return quotesTexts.notKept(quotesTexts.why[trouble], numbers);
}

/** Beside the quote: what was just done to it lasts only as long as the page. */
export function NotKept({ kept: { id } }: { readonly kept: KeptQuote }) {
  const { trouble, notKept } = useQuotes();
  if (trouble === null || !notKept.has(id)) return null;
  return (
    <div className={classNames(layout['wrong'], layout['cluster3'], layout['below3'], layout['screenOnly'])} role="alert">
      <p>{quotesTexts.thisNotKept(quotesTexts.why[trouble])}</p>
      <Button variant="outline" isCompact onClick={() => void quotes.change(id, {})}>
        {quotesTexts.keepAgain}
      </Button>
    </div>
  );
}
