import type { KeptQuote } from '../../domain/quote/kept-quote';
import { quotes } from '../../offline/quotes';
import type { StorageTrouble } from '../../offline/storage/storage-error';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import { useQuotes } from './use-quotes';

const WHY = {
  full: 'This device has no space left.',
  unavailable: 'This browser does not let the store keep quotes.',
  wiped: 'This site’s data was deleted in the browser.',
  failed: 'This device did not take the last change.',
} as const satisfies Record<StorageTrouble, string>;

/** `numbers`: of the quotes that are only on the screen. */
export function notKeptWords(trouble: StorageTrouble, numbers: readonly string[]): string {
  if (numbers.length === 0) return `${WHY[trouble]} Your last change is not kept.`;
  const them = numbers.length === 1 ? 'it' : 'them';
  return `${WHY[trouble]} ${numbers.join(', ')}: not kept as you see ${them} here, and gone once this page is closed. Share or print ${them} first.`;
}

/** Beside the quote: what was just done to it lasts only as long as the page. */
export function NotKept({ kept: { id } }: { readonly kept: KeptQuote }) {
  const { trouble, notKept } = useQuotes();
  if (trouble === null || !notKept.has(id)) return null;
  return (
    <div className={classNames(layout['wrong'], layout['cluster3'], layout['below3'], layout['screenOnly'])} role="alert">
      <p>{`${WHY[trouble]} This quote is not kept as you see it here: it is gone once this page is closed or reloaded. Share or print it first.`}</p>
      <Button variant="outline" isCompact onClick={() => void quotes.change(id, {})}>
        Try to keep it again
      </Button>
    </div>
  );
}
