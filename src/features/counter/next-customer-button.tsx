import { counterTexts } from './counter.texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import layout from '../../ui/layout.module.css';
import { showToast } from '../../ui/toast';
import css from './counter.module.css';

/** One press; asks first when something would be lost. */
export function NextCustomerButton() {
  const queryClient = useQueryClient();
  const [lost, setLost] = useState<readonly string[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => reloadWhenShownAgain(), []);

  async function begin() {
    setIsBusy(true);
    const { beginNextCustomer } = await import('./next-customer');
    await beginNextCustomer(queryClient);
    // A new page: nothing typed is left in any field.
    window.location.replace('/');
  }
  async function press() {
    try {
      const { whatWouldGo } = await import('./next-customer');
      const words = await whatWouldGo();
      if (words.length === 0) await begin();
      else setLost(words);
    } catch {
      setIsBusy(false);
      showToast({ tone: 'error', message: counterTexts.notDone });
    }
  }
  return (
    <>
      <button type="button" className={css['next']} disabled={isBusy} onClick={() => void press()}>
        {counterTexts.nextCustomer}
      </button>
      {lost === null ? null : (
        <Dialog isOpen title={counterTexts.begin} onClose={() => setLost(null)} canClose={!isBusy}>
          <p>{counterTexts.goes}</p>
          <ul className={css['lost']}>
            {lost.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className={layout['above2']}>{counterTexts.quotesStay}</p>
          <div className={classNames(layout['cluster3'], layout['above3'])}>
            <Button variant="primary" disabled={isBusy} onClick={() => setLost(null)}>
              {counterTexts.stay}
            </Button>
            <Button variant="outline" isBusy={isBusy} onClick={() => void begin()}>
              {counterTexts.nextCustomer}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Back would show the earlier customer's page as the browser froze it. */
function reloadWhenShownAgain(): () => void {
  const reload = (event: PageTransitionEvent): void => {
    if (event.persisted) window.location.reload();
  };
  window.addEventListener('pageshow', reload);
  return () => window.removeEventListener('pageshow', reload);
}
