import { roomsButtonsTexts } from './rooms-buttons.texts';
import { useRouter } from '@tanstack/react-router';
import type { SqftHundredths } from '../../domain/coverage';
import type { LaidArea } from '../../domain/rooms/room-area';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { ComponentType } from 'react';
import type { Product } from '../../domain/catalogue';
import { useOpenedPart } from '../../ui/use-opened-part';

interface MyRoomsButtonProps {
  readonly productId: number;
  readonly slug: string;
  /** Resolves to the area that it filled in. */
  readonly onMeasured: (areas: readonly LaidArea[]) => Promise<SqftHundredths>;
}

/** Opens My rooms without measures. The code of rooms loads on press. */
export function MyRoomsButton({ productId, slug, onMeasured }: MyRoomsButtonProps) {
  const router = useRouter();

  async function press() {
    try {
      const { measuredFor, measuredWords } = await import('./measured-for');
      const found = await measuredFor(productId);
      if (found === null) return void router.navigate({ to: '/rooms', search: { floor: slug } });
      const filled = await onMeasured(found.areas);
      showToast({ message: measuredWords(found, filled), tone: 'success' });
    } catch {
      showToast({ message: roomsButtonsTexts.notOpened, tone: 'error' });
    }
  }

  return (
    <Button variant="text" isCompact onClick={() => void press()}>
      {roomsButtonsTexts.myRooms}
    </Button>
  );
}

interface FloorPriceButtonProps {
  readonly product: Product;
  readonly load: () => Promise<{ readonly Panel: FloorPanel }>;
}

type FloorPanel = ComponentType<{ readonly product: Product }>;

export function FloorPriceButton({ product, load }: FloorPriceButtonProps) {
  const { Part: Panel, open, close } = useOpenedPart(async () => (await load()).Panel, roomsButtonsTexts.priceNotLoaded);

  return (
    <>
      <Button variant="text" isCompact aria-expanded={Panel !== null} onClick={() => (Panel === null ? void open() : close())}>
        {roomsButtonsTexts.everything}
      </Button>
      {Panel === null ? null : <Panel product={product} />}
    </>
  );
}
