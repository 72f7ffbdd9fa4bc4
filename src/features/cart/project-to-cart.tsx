import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { useOpenedPart } from '../../ui/use-opened-part';
import { sessionStore, useSession } from '../session/session-store';
import { sessionTexts } from '../session/session.texts';
import { LoadingCart } from './loading-cart';
import type { ProjectToCartProps } from './project-sheet';
import { notePendingProject, takePendingProject } from './pending-press';
import { useAreChangesRead, useCart } from './use-cart';
import { projectToCartTexts } from './project-to-cart.texts';

/** After a visitor's login the floors are added automatically. */
export function ProjectToCart(props: ProjectToCartProps) {
  const { projectId, floors, what, returnTo } = props;
  const router = useRouter();
  const session = useSession();
  const { lines, isLoading, error, refetch } = useCart();
  const areChangesRead = useAreChangesRead();
  /** The floors wait until the cart is known, which may have some of them. */
  const [isWanted, setIsWanted] = useState(false);
  const {
    Part: Sheet,
    open,
    close,
  } = useOpenedPart(async () => (await import('./project-sheet')).ProjectSheet, projectToCartTexts.notOpened);

  async function press() {
    // Not the hook's answer, which right after hydration is still the document's.
    if (sessionStore.get() !== null) {
      if (error !== null) await refetch();
      return setIsWanted(true);
    }
    notePendingProject(projectId);
    showToast({ message: sessionTexts.loginFirst, tone: 'error' });
    void router.navigate({ to: '/login', search: { redirect: returnTo } });
  }

  const isReady = session !== null && !isLoading && areChangesRead && floors.length > 0;
  const carryOut = useEffectEvent((isPressed: boolean) => {
    if (!takePendingProject(projectId) && !isPressed) return;
    setIsWanted(false);
    if (error === null) void open();
    else showToast({ message: projectToCartTexts.cartUnknown, tone: 'error' });
  });
  useEffect(() => {
    if (!isReady) return;
    const soon = setTimeout(() => carryOut(isWanted));
    return () => clearTimeout(soon);
  }, [isReady, isWanted]);

  return (
    <>
      <Button variant="primary" isWide isBusy={isWanted} onClick={() => void press()}>
        {what !== 'rooms'
          ? projectToCartTexts.putInCart
          : floors.length === 1
            ? projectToCartTexts.addIt
            : projectToCartTexts.addAll(floors.length)}
      </Button>
      {isWanted && isLoading ? <LoadingCart className={undefined} /> : null}
      {Sheet === null ? null : <Sheet {...props} lines={lines} onClose={close} />}
    </>
  );
}
