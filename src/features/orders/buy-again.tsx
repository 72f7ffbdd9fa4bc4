import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import css from './buy-again.module.css';

export function BuyAgain({ children }: { readonly children: Elements }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className={css['closed']}>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          Buy again
        </Button>
      </div>
    );
  }
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        Buy again
      </h2>
      {children}
    </section>
  );
}
