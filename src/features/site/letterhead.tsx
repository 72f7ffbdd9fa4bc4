import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '../../domain/moment';
import { ShopMark } from '../../ui/shop-mark';
import { useShopSettings } from '../../ui/shop-name';
import { StoreContact } from './store-contact';
import css from './letterhead.module.css';

interface Printing {
  readonly at: number;
  readonly address: string;
}

/** The head of every printed page: the shop, the moment and the page's address. Rendered when the browser begins to print or shows the page as on paper. */
export function Letterhead() {
  const logo = useShopSettings()?.logo;
  const [printing, setPrinting] = useState<Printing | null>(null);
  useEffect(() => {
    const show = () => {
      leaveOutMissingPictures();
      setPrinting({ at: Date.now(), address: window.location.href });
    };
    // The browser prints what is there when the event ends.
    const showNow = () => flushSync(show);
    const hide = () => setPrinting(null);
    // The document had one for as long as this was not here (server/site/start-script.ts).
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
  // A logo has to be there before, since paper does not wait for it.
  if (printing === null && logo === undefined) return null;
  return (
    <div className={css['head']} data-letterhead>
      <ShopMark ground="paper" className={css['shop']} />
      {printing !== null && (
        <>
          <StoreContact />
          <p className={css['when']}>
            <span>{`Printed on ${formatMoment(printing.at)}`}</span>
            <span>{printing.address}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Pictures that have not been scrolled to are not loaded, and paper does not wait: they leave no gap, and load for a second print. */
function leaveOutMissingPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const isMissing = !image.complete || image.naturalWidth === 0;
    image.toggleAttribute('data-missing', isMissing);
    if (isMissing) image.loading = 'eager';
  }
}
