import { scanTexts } from './scan.texts';
import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import type { Product } from '../../domain/catalogue';
import { Button } from '../../ui/button';
import css from './finding-card.module.css';
import type { ScanNotice } from './judge-scan';

interface FindingCardProps {
  readonly notice: ScanNotice;
  readonly onOpen: (product: Product) => void;
  readonly onAgain: () => void;
}

export function FindingCard({ notice, onOpen, onAgain }: FindingCardProps) {
  const { title, words, floor, search } = notice;
  const card = useRef<HTMLDivElement>(null);
  // On a phone the card may be outside the viewport: the number field is below it.
  useEffect(() => {
    // Some browsers return a promise, which React would take for a cleanup function.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} className={css['card']}>
      {floor === undefined ? null : <p className={css['floor']}>{floor.title}</p>}
      <h2 className={css['title']}>{title}</h2>
      <p>{words}</p>
      <div className={css['ways']}>
        {floor === undefined ? null : (
          <Button variant="primary" onClick={() => onOpen(floor)}>
            {scanTexts.openFloor}
          </Button>
        )}
        {search === undefined ? null : (
          <Link className={css['search']} to="/products" search={{ q: search }}>
            {scanTexts.search(search)}
          </Link>
        )}
        <Button variant="outline" onClick={onAgain}>
          {scanTexts.scanAgain}
        </Button>
      </div>
    </div>
  );
}
