import type { OpenedDrawerProps } from '../features/cart/cart-button';
import { CartDrawer as Drawer, CartDrawerBody } from '../features/cart/cart-drawer';
import { useCart } from '../features/cart/use-cart';
import { boxCents } from '../features/checkout/purchase-bill';
import { useQuotedPrices, type QuotedPrices } from '../features/checkout/use-quoted-prices';
import { Status } from './-status';
import { pagesTexts } from '../features/site/pages.texts';

export function CartDrawer({ isOpen, onClose }: OpenedDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose}>
      <PricedBody onClose={onClose} />
    </Drawer>
  );
}

function PricedBody({ onClose }: Pick<OpenedDrawerProps, 'onClose'>) {
  const cart = useCart();
  const quoted = useQuotedPrices(cart.lines);
  return (
    <CartDrawerBody
      cart={cart}
      onClose={onClose}
      status={<Status placement="inline" isAnnounced={false} />}
      boxCentsOf={(line) => boxCents(line, quoted.lines)}
      priceWords={priceWords(quoted)}
    />
  );
}

/** The cart page says the rest. */
function priceWords({ signed, isLower, words }: QuotedPrices): string | null {
  if (signed === null) return words;
  return isLower ? pagesTexts.quotedSum : null;
}
