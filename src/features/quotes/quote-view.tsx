import { quoteViewTexts } from './quote-view.texts';
import { useMemo } from 'react';
import type { CartProduct } from '../../domain/cart';
import type { Product } from '../../domain/catalogue';
import { type KeptQuote, quoteState } from '../../domain/quote/kept-quote';
import { quoteCodes } from '../../domain/quote/quote-link';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { dayOf, dayText } from '../../domain/day-number';
import { formatUsd } from '../../domain/money';
import { quoteBill } from '../../domain/quote/quote';
import type { SignedQuote } from '../../domain/quote/signed-quote';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { ButtonLink } from '../../ui/button';
import { useDrawnCodes } from '../../ui/code-picture';
import type { Elements } from '../../ui/elements';
import { ArrowLeftIcon } from '../../ui/icons';
import { PageMeta } from '../../ui/page-meta';
import { useNow } from '../../ui/use-now';
import { floorNamer } from './floor-titles';
import { HandOver, QuoteCodes } from './hand-over';
import { NotKept } from './not-kept';
import { QuotePaper } from './quote-paper';
import { QuoteTools } from './quote-tools';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './quote-view.module.css';
import { StateBadge } from './state-badge';
import { TodaysPrices } from './todays-prices';
import { useSignedQuote } from './use-signed-quote';
import { useTodaysQuote } from './use-todays-quote';
import { Notice } from '../../ui/notice';
import { TextSkeleton } from '../../ui/text-skeleton';
import { useShownQuotes } from './use-shown-quotes';

/** A quoted price goes along only as a signed quote that the server checks. */
export interface QuotePurchase {
  readonly quoteId: string;
  /** Null when the shop keeps none. */
  readonly signedQuote: SignedQuote | null;
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly terms: ProjectTerms;
  /** At today's prices; null for pickup and when unknown. */
  readonly zipEstimate: ZipEstimate | null;
}

export interface QuoteSurroundings {
  /** Undefined until loaded. */
  readonly products: readonly Product[] | undefined;
  /** Milliseconds since 1970. */
  readonly productsAt: number;
  readonly isOffline: boolean;
  readonly renderCart: (purchase: QuotePurchase) => Elements;
}

interface QuoteViewProps extends QuoteSurroundings {
  readonly kept: KeptQuote;
  /** From a link: today's prices and the cart then come first. */
  readonly isOpened: boolean;
  /** '' without one. */
  readonly linkSignature?: string;
}

export function QuoteView({ kept, isOpened, linkSignature = '', products, productsAt, isOffline, renderCart }: QuoteViewProps) {
  const now = dayOf(useNow());
  const today = useTodaysQuote(kept.quote, products, productsAt, now);
  const nameOf = floorNamer(kept.floors, products);
  const { quote } = kept;
  const { signedQuote, standing } = useSignedQuote(kept, linkSignature);
  const codes = useDrawnCodes(useMemo(() => quoteCodes(quote, window.location.origin, kept.signature), [quote, kept.signature]));
  const floors = today?.compared.lines.flatMap(({ line: { boxes }, floor }) => (floor === null ? [] : [{ product: floor, boxes }])) ?? [];
  const cart =
    floors.length === 0
      ? null
      : renderCart({
          quoteId: kept.id,
          signedQuote,
          floors,
          terms: {
            isInstallationChosen: quote.installationCentsPerSqft !== null,
            fulfilment: quote.delivery.kind === 'zip' ? 'Delivery' : 'Pickup',
            zip: quote.delivery.kind === 'zip' ? quote.delivery.zip : '',
            // The cart asks for the code: a percentage in a link is not trusted.
            promo: null,
          },
          zipEstimate: today?.zipEstimate ?? null,
        });
  const prices = (
    <TodaysPrices quote={quote} today={today} isOffline={isOffline} nameOf={nameOf} standing={standing} cart={isOpened ? null : cart} />
  );
  const handOver = (
    <div className={css['hand']}>
      <HandOver kept={kept} codes={codes} />
    </div>
  );
  return (
    <div className={css['page']}>
      <PageMeta title={quoteViewTexts.quoteNumber(quoteNumberText(quote.number))} description={quoteViewTexts.description} />
      <div className={classNames(layout['cluster2'], layout['screenOnly'], css['top'])}>
        <ButtonLink to="/quotes/{-$quoteId}" params={{ quoteId: undefined }} variant="text">
          <ArrowLeftIcon /> <span>{quoteViewTexts.allQuotes}</span>
        </ButtonLink>
        <StateBadge state={quoteState(kept, now)} />
        <QuoteTools kept={kept} today={today} titleOf={(productId) => nameOf(productId).title} />
      </div>
      <NotKept kept={kept} />
      <div className={classNames(layout['stack4'], css['columns'])}>
        {/* First on a phone: the code on the device that made the quote; on the one that opened it what it costs, until when, and the cart. */}
        {isOpened ? <OpenedQuote quote={quote} cart={cart} /> : handOver}
        <div className={css['paper']}>
          <QuotePaper isKept={standing.kind === 'kept'} kept={kept} nameOf={nameOf} codes={<QuoteCodes kept={kept} codes={codes} />} />
        </div>
        <div className={css['prices']}>{prices}</div>
        {isOpened ? handOver : null}
      </div>
    </div>
  );
}

interface OpenedQuoteProps {
  readonly quote: KeptQuote['quote'];
  readonly cart: Elements;
}

function OpenedQuote({ quote, cart }: OpenedQuoteProps) {
  return (
    <section
      className={classNames(layout['panel'], layout['stack2'], layout['screenOnly'], css['opened'])}
      aria-label={quoteViewTexts.yourQuote}
    >
      <p className={layout['ends']}>
        <span className={layout['textCard']}>{quoteViewTexts.yourQuote}</span>
        <strong className={layout['textCard']} translate="no">
          {formatUsd(quoteBill(quote).totalCents)}
        </strong>
      </p>
      <p>{quoteViewTexts.validUntil(dayText(quote.validUntil))}</p>
      {cart}
    </section>
  );
}

export function QuoteScreen({ quoteId, ...surroundings }: QuoteSurroundings & { readonly quoteId: string }) {
  const { quotes, isRead } = useShownQuotes();
  const kept = quotes.find(({ id }) => id === quoteId);
  if (kept !== undefined) return <QuoteView kept={kept} isOpened={!kept.isMadeHere} {...surroundings} />;
  return <div className={css['page']}>{isRead ? <MissingQuote /> : <TextSkeleton label={quoteViewTexts.loading} />}</div>;
}

function MissingQuote() {
  return (
    <Notice
      isPage
      title={quoteViewTexts.missing}
      action={
        <ButtonLink to="/quotes/{-$quoteId}" params={{ quoteId: undefined }} variant="primary">
          {quoteViewTexts.seeAllQuotes}
        </ButtonLink>
      }
    >
      <p>{quoteViewTexts.missingWhy}</p>
    </Notice>
  );
}
