import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextSkeleton } from '../../ui/text-skeleton';
import { QuoteView, type QuoteSurroundings } from './quote-view';
import css from './quote-view.module.css';
import { useQuotes } from './use-quotes';

export function QuoteScreen({ quoteId, ...surroundings }: QuoteSurroundings & { readonly quoteId: string }) {
  const { records: quotes, isRead } = useQuotes();
  const kept = quotes.find(({ id }) => id === quoteId);
  if (kept !== undefined) return <QuoteView kept={kept} isOpened={!kept.isMadeHere} {...surroundings} />;
  return <div className={css['page']}>{isRead ? <MissingQuote /> : <TextSkeleton label="Loading the quote" />}</div>;
}

function MissingQuote() {
  return (
    <Notice
      isPage
      title="This quote is not on this device"
      action={
        <ButtonLink to="/quotes/{-$quoteId}" params={{ quoteId: undefined }} variant="primary">
          See all quotes
        </ButtonLink>
      }
    >
      <p>It was deleted, or made on another device. Open its link or scan its code to see it here.</p>
    </Notice>
  );
}
