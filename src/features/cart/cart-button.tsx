import { startTransition, useState, type ComponentType } from 'react';
import { CartIcon } from '../../ui/icons';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './cart-button.module.css';
import { useCart } from './use-cart';
import { cartTexts } from './cart.texts';

export interface OpenedDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface CartButtonProps {
  readonly loadDrawer: () => Promise<{ readonly CartDrawer: ComponentType<OpenedDrawerProps> }>;
}

export function CartButton({ loadDrawer }: CartButtonProps) {
  const { count } = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<OpenedDrawerProps> | null>(null);

  // Mounting the dialog takes more than one frame on a phone: a transition lets the press paint first.
  const show = (isShown: boolean) => startTransition(() => setIsOpen(isShown));
  async function open() {
    show(true);
    if (Drawer !== null) return;
    const { CartDrawer } = await loadDrawer();
    startTransition(() => setDrawer(() => CartDrawer));
  }

  const label = count === 0 ? cartTexts.emptyLabel : cartTexts.label(count);
  return (
    <>
      <button
        type="button"
        className={classNames(layout['square'], css['button'])}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <CartIcon />
        {count > 0 && (
          <span className={css['badge']} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {Drawer !== null && <Drawer isOpen={isOpen} onClose={() => show(false)} />}
    </>
  );
}
