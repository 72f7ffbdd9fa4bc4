import { useState, type ComponentType } from 'react';
import type { Product } from '../../domain/catalogue';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { FloorPriceProps } from './floor-price';

/** Opens the price with everything of one floor, a lazy chunk. */
export function FloorPriceButton({ product }: { readonly product: Product }) {
  const [Panel, setPanel] = useState<ComponentType<FloorPriceProps> | null>(null);

  async function open() {
    try {
      const { FloorPrice } = await import('./floor-price');
      setPanel(() => FloorPrice);
    } catch {
      showToast({ message: 'The price could not be loaded. Connect to the internet and try again.', tone: 'error' });
    }
  }

  return (
    <>
      <Button variant="text" isCompact aria-expanded={Panel !== null} onClick={() => (Panel === null ? void open() : setPanel(null))}>
        The price with everything
      </Button>
      {Panel === null ? null : <Panel product={product} />}
    </>
  );
}
