import { quoteViewTexts } from './quote-view.texts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartProductOf } from '../../domain/cart';
import { readQuoteLink, readQuoteParts, type QuoteLinkReading } from '../../domain/quote/quote-link';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { readingWords } from '../../domain/quote/quote-reading-words';
import { quotes, type ScannedParts } from '../../offline/quotes';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageMeta } from '../../ui/page-meta';
import { TextSkeleton } from '../../ui/text-skeleton';
import { QuoteView, type QuoteSurroundings } from './quote-view';
import css from './quote-view.module.css';
import { useShownQuotes } from './use-shown-quotes';

type Opened =
  | { readonly kind: 'quote'; readonly kept: KeptQuote; readonly signature: string }
  | ({ readonly kind: 'parts'; readonly count: number } & ScannedParts)
  | { readonly kind: Exclude<QuoteLinkReading['kind'], 'quote' | 'part'> };

const NOTHING_SCANNED: ScannedParts = { parts: [], areKept: true };
const NO_NAMES: KeptQuote['names'] = { customer: '', salesperson: '', note: '' };

/**
 * '/quote#v1…'. The fragment is read on this device; only where the shop keeps quoted prices are number, days, floors, boxes and their
 * prices sent to it.
 */
export function OpenQuotePage(surroundings: QuoteSurroundings) {
  const hash = useLocation({ select: (location) => location.hash });
  const { quotes: known } = useShownQuotes();
  const [result, setResult] = useState<{ readonly hash: string; readonly opened: Opened } | null>(null);
  // Saved with its floors' titles, so this waits for the list, but not for a connection.
  const isReady = surroundings.products !== undefined || surroundings.isOffline;
  const read = useEffectEvent(async (text: string) => {
    const opened = await openQuote(text, surroundings.products);
    setResult({ hash: text, opened });
  });
  useEffect(() => {
    if (!isReady) return;
    const soon = setTimeout(() => void read(hash));
    return () => clearTimeout(soon);
  }, [isReady, hash]);
  const opened = result?.hash === hash ? result.opened : null;
  if (opened?.kind === 'quote') {
    // The names of an earlier customer of this counter are not shown to whoever has the link.
    const kept = known.find(({ id }) => id === opened.kept.id) ?? { ...opened.kept, names: NO_NAMES };
    return <QuoteView key={hash} kept={kept} isOpened linkSignature={opened.signature} {...surroundings} />;
  }
  return <div className={css['page']}>{opened === null ? <Unread /> : <Unopened opened={opened} />}</div>;
}

/** All that the server knows of it: a message that carries the link shows these words. */
function Unread() {
  return (
    <>
      <PageMeta title={quoteViewTexts.yourQuote} description={quoteViewTexts.linkDescription} />
      <TextSkeleton label={quoteViewTexts.opening} />
    </>
  );
}

function Unopened({ opened }: { readonly opened: Exclude<Opened, { readonly kind: 'quote' }> }) {
  const { title, words } = opened.kind === 'parts' ? partsWords(opened) : readingWords(opened.kind);
  return (
    <Notice
      isPage
      title={title}
      action={
        <ButtonLink to="/products" variant="primary">
          {quoteViewTexts.allFloors}
        </ButtonLink>
      }
    >
      <p>{words}</p>
    </Notice>
  );
}

async function openQuote(text: string, products: QuoteSurroundings['products']): Promise<Opened> {
  const { origin } = window.location;
  const first = readQuoteLink(text, origin);
  const scanned = first.kind === 'part' ? await quotes.addPart(first.part) : NOTHING_SCANNED;
  const reading = first.kind === 'part' ? readQuoteParts(scanned.parts, first.part.tag, origin) : first;
  if (reading === null) return { kind: 'parts', ...scanned, count: first.kind === 'part' ? first.part.count : 0 };
  // Parts never contain parts.
  if (reading.kind === 'part') return { kind: 'changed' };
  if (reading.kind !== 'quote') return { kind: reading.kind };
  const { quote, signature } = reading;
  const ids = new Set(quote.lines.map(({ productId }) => productId));
  const floors = (products ?? []).filter(({ id }) => ids.has(id)).map(cartProductOf);
  return {
    kind: 'quote',
    signature,
    kept: await quotes.keepOpened(
      quote,
      floors.filter((floor) => floor !== null),
      signature,
    ),
  };
}

interface PartsRead extends ScannedParts {
  readonly count: number;
}

function partsWords({ parts, areKept, count }: PartsRead): { readonly title: string; readonly words: string } {
  const there = new Set(parts.map(({ index }) => index));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((place) => !there.has(place - 1));
  return {
    title: quoteViewTexts.codesRead(there.size, count),
    words: `${quoteViewTexts.scanMore(missing)} ${areKept ? quoteViewTexts.partsKept : quoteViewTexts.partsNotKept}`,
  };
}
