import { scanTexts } from './scan.texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Product } from '../../domain/catalogue';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import { quoteLink, readQuoteParts } from '../../domain/quote/quote-link';
import { readingWords } from '../../domain/quote/quote-reading-words';
import { SHARED_PHOTO_HASH } from '../../domain/shared-photo';
import { takeSharedPhoto } from '../../offline/worker/shared-photo';
import type { Elements } from '../../ui/elements';
import { PageMeta } from '../../ui/page-meta';
import { TitledPage } from '../../ui/titled-page';
import { CameraPanel } from './camera-panel';
import { createCodeReader, type CodeReader } from './code-reader';
import { FindingCard } from './finding-card';
import { judgeScan, type KnownFloors, type ScanFinding, type ScanNotice } from './judge-scan';
import { NumberForm, PictureButton } from './by-hand';
import css from './scan-page.module.css';
import { noCodeInPicture, noDecoder, noPicture, type Words } from './scan-words';

export interface ScanPageProps {
  readonly status: Elements;
  /** Null when the list is not available. Never rejects. */
  readonly loadFloors: () => Promise<KnownFloors | null>;
  /** The product is null when the list is unknown. */
  readonly onFloor: (slug: string, product: Product | null) => void;
  /** The part after '#'. */
  readonly onQuote: (fragment: string) => void;
  readonly onQuoteNumber: (number: string) => void;
  readonly counterSwitch: Elements;
}

export function ScanPage({ status, loadFloors, onFloor, onQuote, onQuoteNumber, counterSwitch }: ScanPageProps) {
  const reader = useReader();
  const [notice, setNotice] = useState<ScanNotice | null>(null);
  const [parts, setParts] = useState<readonly QuotePart[]>([]);
  /** Frames must not open a found code again meanwhile. */
  const [isBusy, setIsBusy] = useState(false);
  const isLeft = useIsLeft();

  const say = (words: Words): void => setNotice({ kind: 'notice', ...words });
  const openQuote = (fragment: string): void => {
    setIsBusy(true);
    onQuote(fragment);
  };
  const openFloor = (slug: string, product: Product | null): void => {
    setIsBusy(true);
    onFloor(slug, product);
  };
  const takePart = (part: QuotePart): void => {
    if (parts.some(({ tag, index }) => tag === part.tag && index === part.index)) return;
    const all = [...parts.filter(({ tag }) => tag === part.tag), part];
    const reading = readQuoteParts(all, part.tag, location.origin);
    if (reading === null) return setParts(all);
    if (reading.kind === 'quote') return openQuote(fragmentOf(quoteLink(reading.quote, location.origin, reading.signature)));
    setParts([]);
    if (reading.kind !== 'part') say(readingWords(reading.kind));
  };
  const follow = (finding: ScanFinding): void => {
    // The list of floors may come late: it must not take the person from another page.
    if (isLeft.current) return;
    switch (finding.kind) {
      case 'floor':
        return openFloor(finding.slug, finding.product);
      case 'quote':
        return openQuote(finding.fragment);
      case 'quote-number':
        return onQuoteNumber(finding.number);
      case 'quote-part':
        return takePart(finding.part);
      case 'notice':
        return setNotice(finding);
    }
  };
  const take = async (text: string, isTyped: boolean): Promise<void> => {
    const withoutList = judgeScan(text, { origin: location.origin, floors: null, isTyped });
    if (withoutList.kind !== 'floor' && withoutList.kind !== 'notice') return follow(withoutList);
    setIsBusy(true);
    const floors = await loadFloors();
    setIsBusy(false);
    follow(judgeScan(text, { origin: location.origin, floors, isTyped }));
  };

  const readPicture = async (file: File): Promise<void> => {
    setNotice(null);
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture === null) return say(noPicture());
    try {
      const text = await reader.read(picture, true);
      if (text === null) say(noCodeInPicture());
      else await take(text, false);
    } catch {
      say(noDecoder());
    } finally {
      picture.close();
    }
  };

  const readShared = useEffectEvent((photo: File) => void readPicture(photo));
  useEffect(() => {
    if (location.hash !== `#${SHARED_PHOTO_HASH}`) return;
    void takeSharedPhoto().then((photo) => photo === null || readShared(photo));
  }, []);

  return (
    <TitledPage title={scanTexts.title} lead={scanTexts.lead} status={status}>
      <PageMeta title={scanTexts.title} description={scanTexts.description} />
      <div className={css['said']} role="status">
        {notice === null ? null : (
          <FindingCard
            key={notice.title}
            notice={notice}
            onOpen={(product) => openFloor(product.slug, product)}
            onAgain={() => setNotice(null)}
          />
        )}
        {isBusy ? <p className={css['busy']}>{scanTexts.lookingUp}</p> : null}
        {parts[0] === undefined ? null : <p className={css['parts']}>{scanTexts.partsRead(parts.length, parts[0].count)}</p>}
      </div>
      <div className={css['columns']}>
        <CameraPanel
          reader={notice === null && !isBusy ? reader : null}
          onCode={(text) => void take(text, false)}
          onReaderMissing={() => say(noDecoder())}
        />
        <section className={css['by-hand']} aria-labelledby="by-hand">
          <h2 id="by-hand">{scanTexts.withoutCamera}</h2>
          <NumberForm onNumber={(text) => void take(text, true)} />
          <PictureButton onPicture={readPicture} />
        </section>
      </div>
      {counterSwitch}
    </TitledPage>
  );
}

function fragmentOf(link: string): string {
  return link.slice(link.indexOf('#') + 1);
}

function useReader(): CodeReader {
  const [reader] = useState(createCodeReader);
  useEffect(() => () => reader.close(), [reader]);
  return reader;
}

function useIsLeft(): { readonly current: boolean } {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
