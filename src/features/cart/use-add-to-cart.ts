import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { onDemand } from '../../api/on-demand';
import { cartProductOf } from '../../domain/cart';
import type { Product } from '../../domain/catalogue';
import { showToast } from '../../ui/toast';
import { useSession } from '../session/session-store';
import { FAILED_TO_ADD } from './add-failure';
import { useCart } from './use-cart';

export interface AddToCartProps {
  readonly product: Product;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  readonly hasCoverage: boolean;
  readonly askForCoverage: () => void;
}

const cartChanges = onDemand(() => import('./change-cart'));

type Intention = 'add' | 'buy';

export function useAddToCart({ product, boxes, isInstallationChosen, hasCoverage, askForCoverage }: AddToCartProps) {
  const router = useRouter();
  const session = useSession();
  const { lines } = useCart();
  const [busyWith, setBusyWith] = useState<Intention | null>(null);
  const cartProduct = cartProductOf(product);
  const held = lines.find((line) => line.product.id === product.id);

  const goToCart = () => router.navigate({ to: '/my-cart' });

  async function add(intention: Intention) {
    if (cartProduct === null || busyWith !== null) return;
    if (!hasCoverage || boxes <= 0) {
      askForCoverage();
      return showToast({ message: 'Please enter sqft', tone: 'error' });
    }
    if (session === null) {
      showToast({ message: 'Please login first', tone: 'error' });
      const { pathname, searchStr } = router.state.location;
      return router.navigate({ to: '/login', search: { redirect: `${pathname}${searchStr}` } });
    }
    if (held !== undefined) return goToCart();
    setBusyWith(intention);
    try {
      const { changeCart } = await cartChanges();
      const fate = await changeCart('add', { product: cartProduct, boxes, isInstallationChosen });
      if (intention === 'buy' && (fate.kind === 'saved' || fate.kind === 'waiting')) await goToCart();
    } catch {
      showToast({ message: FAILED_TO_ADD, tone: 'error' });
    } finally {
      setBusyWith(null);
    }
  }

  return { isSellable: cartProduct !== null, heldBoxes: held?.boxes ?? 0, busyWith, add };
}
