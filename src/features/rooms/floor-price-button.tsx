import type { ComponentType } from 'react';
import type { Product } from '../../domain/catalogue';
import { Button } from '../../ui/button';
import { useOpenedPart } from '../../ui/use-opened-part';

interface FloorPriceButtonProps {
  readonly product: Product;
  readonly load: () => Promise<{ readonly Panel: FloorPanel }>;
}

type FloorPanel = ComponentType<{ readonly product: Product }>;

export function FloorPriceButton({ product, load }: FloorPriceButtonProps) {
  const {
    Part: Panel,
    open,
    close,
  } = useOpenedPart(async () => (await load()).Panel, 'The price could not be loaded. Connect to the internet and try again.');

  return (
    <>
      <Button variant="text" isCompact aria-expanded={Panel !== null} onClick={() => (Panel === null ? void open() : close())}>
        The price with everything
      </Button>
      {Panel === null ? null : <Panel product={product} />}
    </>
  );
}
