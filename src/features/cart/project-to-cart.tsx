import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { useOpenedPart } from '../../ui/use-opened-part';
import { LOGIN_FIRST, useSession } from '../session/session-store';
import type { ProjectToCartProps } from './project-to-cart-props';
import { notePendingProject, takePendingProject } from './pending-project';
import { useCart } from './use-cart';

/**
 * Adds every floor of a project or a quote to the cart. A visitor logs in or signs up first; the floors are then added automatically (DESIGN
 * 7.28).
 */
export function ProjectToCart(props: ProjectToCartProps) {
  const { projectId, floors, what, returnTo } = props;
  const router = useRouter();
  const session = useSession();
  const { lines, isLoading } = useCart();
  const {
    Part: Sheet,
    open,
    close,
  } = useOpenedPart(
    async () => (await import('./project-sheet')).ProjectSheet,
    'The cart could not be opened. Connect to the internet and try again.',
  );

  function press() {
    if (session !== null) return void open();
    notePendingProject(projectId);
    showToast({ message: LOGIN_FIRST, tone: 'error' });
    void router.navigate({ to: '/login', search: { redirect: returnTo } });
  }

  const isReady = session !== null && !isLoading && floors.length > 0;
  const carryOut = useEffectEvent(() => {
    if (takePendingProject(projectId)) void open();
  });
  useEffect(() => {
    if (!isReady) return;
    const soon = setTimeout(carryOut);
    return () => clearTimeout(soon);
  }, [isReady]);

  return (
    <>
      <Button variant="primary" isWide onClick={press}>
        {what !== 'rooms' ? 'Put in my cart' : floors.length === 1 ? 'Add it to the cart' : `Add all ${floors.length} floors to the cart`}
      </Button>
      {Sheet === null ? null : <Sheet {...props} lines={lines} onClose={close} />}
    </>
  );
}
