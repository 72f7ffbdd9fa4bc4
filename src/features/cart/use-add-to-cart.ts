import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { onDemand } from '../../api/on-demand';
import { cartProductOf } from '../../domain/cart';
import { cartWordsTexts } from '../../domain/cart-words.texts';
import type { Product } from '../../domain/catalogue';
import { MAX_BOXES } from '../../domain/coverage';
import { boxesText } from '../../domain/number-text';
import { tooManyBoxes } from '../../domain/too-many-boxes';
import { showToast } from '../../ui/toast';
import { sessionStore, useSession } from '../session/session-store';
import { sessionTexts } from '../session/session.texts';
import { askedBoxes } from './asked-boxes';
import { pendingAdd, type Intention } from './pending-press';
import { useCart } from './use-cart';
import { addToCartTexts } from './add-to-cart.texts';

export interface AddToCartProps {
  readonly product: Product;
  /** May be more than fit in one order. */
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  /** What was chosen at the floor then applies to the whole cart (decision 0041). */
  readonly handsOverChoices?: boolean;
  readonly hasCoverage: boolean;
  readonly askForCoverage: () => void;
}

const cartChanges = onDemand(() => import('./change-cart'));
const choices = onDemand(() => import('./hand-over-choices'));

export function useAddToCart({
  product,
  boxes,
  isInstallationChosen,
  handsOverChoices = false,
  hasCoverage,
  askForCoverage,
}: AddToCartProps) {
  const router = useRouter();
  const session = useSession();
  const { lines, isLoading } = useCart();
  const [busyWith, setBusyWith] = useState<Intention | null>(null);
  const cartProduct = cartProductOf(product);
  const held = lines.find((line) => line.product.id === product.id);

  const goToCart = () => router.navigate({ to: '/my-cart' });

  const handingOver = async () => (handsOverChoices ? (await choices()).handOverChoices : null);

  async function add(intention: Intention) {
    if (cartProduct === null || busyWith !== null) return;
    if (!hasCoverage || boxes <= 0) {
      askForCoverage();
      return showToast({ message: cartWordsTexts.enterSqft, tone: 'error' });
    }
    if (boxes > MAX_BOXES) return showToast({ message: tooManyBoxes(), tone: 'error' });
    if (session === null) {
      pendingAdd.note(product.id, intention);
      // Right after hydration the hook still has the document's answer, for which nobody is signed in.
      if (sessionStore.get() !== null) return;
      showToast({ message: sessionTexts.loginFirst, tone: 'error' });
      const { pathname, searchStr } = router.state.location;
      return router.navigate({ to: '/login', search: { redirect: `${pathname}${searchStr}` } });
    }
    const accountId = sessionStore.accountId();
    if (held !== undefined) {
      // A repeated press: after the login the boxes are in the cart already.
      const isDone = intention === 'add' && held.boxes === boxes && pendingAdd.wasCarriedOut(product.id, boxes);
      if (isDone) return showToast({ message: cartWordsTexts.added, tone: 'success' });
      const handOver = await handingOver().catch(() => null);
      handOver?.(product.id, accountId);
      askedBoxes.ask(product.id, boxes);
      showToast({ message: addToCartTexts.alreadyInCart(boxesText(held.boxes)), tone: 'info' });
      return goToCart();
    }
    setBusyWith(intention);
    const { pathname } = router.state.location;
    try {
      // All of the code before the change: what is saved must not read as failed.
      const [{ changeCart }, handOver] = await Promise.all([cartChanges(), handingOver()]);
      const outcome = await changeCart('add', { product: cartProduct, boxes, isInstallationChosen });
      if (outcome.kind !== 'saved' && outcome.kind !== 'waiting') return;
      // The store may be slow: somebody else may have logged in, and the shopper may have gone elsewhere.
      handOver?.(product.id, accountId);
      if (intention === 'buy' && router.state.location.pathname === pathname) await goToCart();
    } catch {
      showToast({ message: cartWordsTexts.failedToAdd, tone: 'error' });
    } finally {
      setBusyWith(null);
    }
  }

  // Carries out the press that a login or the hydration interrupted, once the cart is known.
  const isReady = session !== null && !isLoading && boxes > 0;
  const carryOut = useEffectEvent(() => {
    const intention = pendingAdd.take(product.id);
    if (intention === null) return;
    pendingAdd.carriedOut(product.id, boxes);
    void add(intention);
  });
  useEffect(() => {
    if (!isReady) return;
    const soon = setTimeout(carryOut);
    return () => clearTimeout(soon);
  }, [isReady]);

  return { isSellable: cartProduct !== null, heldBoxes: held?.boxes ?? 0, busyWith, add };
}
