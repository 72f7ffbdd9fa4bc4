import { useState, type ComponentType } from 'react';
import type { Product } from '../../domain/catalogue';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';

interface FloorPriceButtonProps {
  readonly product: Product;
  /** Loads the panel, a lazy chunk. */
  readonly load: () => Promise<{ readonly Panel: FloorPanel }>;
}

type FloorPanel = ComponentType<{ readonly product: Product }>;

/** Opens the price with everything of one floor. */
export function FloorPriceButton({ product, load }: FloorPriceButtonProps) {
  const [Panel, setPanel] = useState<FloorPanel | null>(null);

  async function open() {
    try {
      const loaded = await load();
      setPanel(() => loaded.Panel);
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
