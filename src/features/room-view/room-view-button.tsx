import { roomViewButtonTexts } from './room-view-button.texts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Product } from '../../domain/catalogue';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { canBeLaid, type RoomProduct } from './room-products';
import type { OpenRoomViewProps } from './room-view-dialog';

export interface RoomViewButtonProps {
  /** The first that can be laid is shown. */
  readonly products: readonly Product[];
  readonly label: string;
  readonly isQuiet?: boolean;
  /** An address with it opens the view. */
  readonly hash?: string;
  readonly loadFloors: () => Promise<readonly Product[]>;
}

/** Nothing when no product has a picture of its pieces. */
export function RoomViewButton({ products, label, isQuiet = false, hash, loadFloors }: RoomViewButtonProps) {
  const [View, setView] = useState<ComponentType<OpenRoomViewProps> | null>(null);
  const [opened, setOpened] = useState<RoomProduct | null>(null);
  const floor = products.find(canBeLaid);
  const router = useRouter();
  const isAskedFor = useLocation({ select: (location) => hash !== undefined && location.hash === hash }) && floor !== undefined;
  const openAsked = useEffectEvent(() => {
    // The address is the list's again: Back from the view must not open it once more.
    void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
    if (floor !== undefined) void open(floor);
  });
  useEffect(() => {
    if (isAskedFor) openAsked();
  }, [isAskedFor]);
  if (floor === undefined) return null;

  async function open(product: RoomProduct) {
    try {
      const { OpenRoomView } = await import('./room-view-dialog');
      setView(() => OpenRoomView);
      setOpened(product);
    } catch {
      showToast({ tone: 'error', message: roomViewButtonTexts.notLoaded });
    }
  }

  return (
    <>
      <Button variant={isQuiet ? 'text' : 'outline'} isCompact onClick={() => void open(floor)}>
        {label}
      </Button>
      {View !== null && opened !== null ? <View floor={opened} loadFloors={loadFloors} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
