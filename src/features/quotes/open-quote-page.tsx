import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartProductOf } from '../../domain/cart';
import { readQuoteLink, readQuoteParts, type QuoteLinkReading } from '../../domain/quote/quote-link';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import { readingWords } from '../../domain/quote/quote-reading-words';
import { quotes } from '../../offline/quotes';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageMeta } from '../../ui/page-meta';
import { TextSkeleton } from '../../ui/text-skeleton';
import { QuoteView, type QuoteSurroundings } from './quote-view';
import css from './quote-view.module.css';
import { useShownQuotes } from './use-shown-quotes';

type Opened =
  | { readonly kind: 'quote'; readonly kept: KeptQuote; readonly signature: string }
  | { readonly kind: 'parts'; readonly parts: readonly QuotePart[]; readonly count: number }
  | { readonly kind: Exclude<QuoteLinkReading['kind'], 'quote' | 'part'> };

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
      <PageMeta title="Your quote" description="Open it to see the floors, the boxes, the whole price and how long it is valid." />
      <TextSkeleton label="Opening the quote" />
    </>
  );
}

function Unopened({ opened }: { readonly opened: Exclude<Opened, { readonly kind: 'quote' }> }) {
  const { title, words } = opened.kind === 'parts' ? partsWords(opened.parts, opened.count) : readingWords(opened.kind);
  return (
    <Notice
      isPage
      title={title}
      action={
        <ButtonLink to="/products" variant="primary">
          See all floors
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
  const parts = first.kind === 'part' ? await quotes.addPart(first.part) : [];
  const reading = first.kind === 'part' ? readQuoteParts(parts, first.part.tag, origin) : first;
  if (reading === null) return { kind: 'parts', parts, count: first.kind === 'part' ? first.part.count : 0 };
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

function partsWords(parts: readonly QuotePart[], count: number): { readonly title: string; readonly words: string } {
  const there = new Set(parts.map(({ index }) => index));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((place) => !there.has(place - 1));
  return {
    title: `${there.size} of ${count} codes read`,
    words: `This quote is long. Scan ${missing.length === 1 ? 'code' : 'codes'} ${missing.join(', ')} too, with this phone. What was read is kept.`,
  };
}
