import { startTransition, useRef, useState, type ComponentType } from 'react';
import { showToast } from '../../ui/toast';
import { PageMeta } from '../../ui/page-meta';
import { CartState } from '../cart/cart-state';
import { CartTable } from '../cart/cart-table';
import { RefusedChanges } from '../cart/refused-changes';
import { useCart } from '../cart/use-cart';
import { NotKeptHint } from '../session/not-kept-hint';
import { useSession } from '../session/session-store';
import { BillPanel } from './bill-panel';
import { CheckoutBar } from './checkout-bar';
import type { CheckoutDialogProps } from './checkout-dialog';
import { InstallationIncluded } from './installation-choice';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './my-cart-page.module.css';
import { boxCents } from './purchase-bill';
import { usePurchase, type Purchase } from './use-purchase';
import type { Elements } from '../../ui/elements';
import { myCartTexts } from './my-cart.texts';

interface MyCartPageProps {
  readonly status: Elements;
  readonly renderReceiptLink: (orderNumber: string) => Elements;
  readonly renderQuote: (purchase: Purchase) => Elements;
}

export function MyCartPage({ status, renderReceiptLink, renderQuote }: MyCartPageProps) {
  const isSignedIn = useSession() !== null;
  const cart = useCart();
  const purchase = usePurchase(cart.lines);
  const summary = useRef<HTMLDivElement>(null);
  const [Checkout, setCheckout] = useState<ComponentType<CheckoutDialogProps> | null>(null);

  async function process() {
    if (purchase.problem !== null) {
      if (purchase.isAddressMissing) summary.current?.querySelector<HTMLElement>('[data-address-button]')?.focus();
      return showToast({ message: purchase.problem, tone: 'error' });
    }
    const { CheckoutDialog } = await import('./checkout-dialog');
    startTransition(() => setCheckout(() => CheckoutDialog));
  }

  // A transition lets the press paint first: removing the card field's frame takes more than one frame.
  const close = () => startTransition(() => setCheckout(null));

  const hasLines = cart.lines.length > 0;
  return (
    <div className={classNames(layout['page'], css['page'])}>
      <PageMeta title={myCartTexts.pageTitle} description={myCartTexts.description} />
      <header className={classNames(layout['ends'], layout['middle'], css['head'])}>
        <h1>{myCartTexts.pageTitle}</h1>
        {status}
      </header>
      <div className={css['refused']}>
        <NotKeptHint />
        <RefusedChanges entries={cart.refused} />
      </div>
      {isSignedIn && hasLines ? (
        <div className={css['columns']}>
          <div className={classNames(layout['screenOnly'], css['told'])}>
            <InstallationIncluded purchase={purchase} />
          </div>
          <div className={css['lines']}>
            <CartTable
              lines={cart.lines}
              installationCentsPerSqft={purchase.isInstallationChosen ? (purchase.settings?.installationCentsPerSqft ?? null) : null}
              boxCentsOf={(line) => boxCents(line, purchase.quoted.lines)}
              stockWordsOf={purchase.stockWordsOf}
            />
          </div>
          <div ref={summary} className={css['summary']}>
            <BillPanel purchase={purchase} onProcess={() => void process()} />
            <div className={classNames(layout['screenOnly'], css['quote'])}>{renderQuote(purchase)}</div>
          </div>
          <p className={css['offer']}>{purchase.quoted.isLower ? myCartTexts.offerWithQuote : myCartTexts.offer}</p>
          <CheckoutBar purchase={purchase} onProcess={() => void process()} />
        </div>
      ) : (
        <CartState cart={cart} />
      )}
      {Checkout !== null && <Checkout purchase={purchase} renderReceiptLink={renderReceiptLink} onClose={close} />}
    </div>
  );
}
