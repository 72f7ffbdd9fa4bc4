import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '../../domain/moment';
import { ShopMark } from '../../ui/shop-mark';
import { useShopSettings } from '../../ui/shop-name';
import { StoreContact } from './store-contact';
import css from './letterhead.module.css';
import { letterheadTexts } from './letterhead.texts';

interface Printing {
  readonly at: number;
  readonly address: string;
}

/** The head of every printed page. */
export function Letterhead() {
  const logo = useShopSettings()?.logo;
  const [printing, setPrinting] = useState<Printing | null>(null);
  useEffect(() => {
    const show = () => {
      leaveOutMissingPictures();
      setPrinting({ at: Date.now(), address: window.location.href });
    };
    // Synchronous: the browser prints the page as it is when the event ends.
    const showNow = () => flushSync(show);
    const hide = () => setPrinting(null);
    // The handler of server/site/start-script.ts, which was there until now.
    window.onbeforeprint = null;
    const paper = matchMedia('print');
    const follow = () => (paper.matches ? show() : hide());
    follow();
    window.addEventListener('beforeprint', showNow);
    window.addEventListener('afterprint', hide);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', showNow);
      window.removeEventListener('afterprint', hide);
      paper.removeEventListener('change', follow);
    };
  }, []);
  // A logo must be rendered before: printing does not wait for it.
  if (printing === null && logo === undefined) return null;
  return (
    <div className={css['head']} data-letterhead>
      <ShopMark ground="paper" className={css['shop']} />
      {printing !== null && (
        <>
          <StoreContact />
          <p className={css['when']}>
            <span>{letterheadTexts.printedOn(formatMoment(printing.at))}</span>
            <span>{printing.address}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Printing does not wait for off-screen pictures: they leave no gap, and load for a second print. */
function leaveOutMissingPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const isMissing = !image.complete || image.naturalWidth === 0;
    image.toggleAttribute('data-missing', isMissing);
    if (isMissing) image.loading = 'eager';
  }
}
