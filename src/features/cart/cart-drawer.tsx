import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Drawer } from '@mantine/core';

import { lineCents } from '../../domain/bill';
import type { ProjectedLine } from '../../domain/cart';
import { formatUsd, type Cents } from '../../domain/money';
import { outbox } from '../../offline/outbox/outbox';
import { ButtonLink } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { MantineScope } from '../../ui/mantine-scope';
import { useOpenLayer } from '../../ui/use-open-layer';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { useIsOnline } from '../session/use-is-online';
import type { OpenedDrawerProps } from './cart-button';
import css from './cart-drawer.module.css';
import { waitingWords } from './cart-outcome';
import { DrawerLine } from './drawer-line';
import { LoadingCart } from './loading-cart';
import { RefusedChanges } from './refused-changes';
import type { CartView } from './use-cart';
import type { Elements } from '../../ui/elements';

interface CartDrawerProps extends OpenedDrawerProps {
  readonly children: Elements;
}

export function CartDrawer({ isOpen, onClose, children }: CartDrawerProps) {
  useOpenLayer(isOpen, onClose);
  return (
    <MantineScope>
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        returnFocus={false}
        closeOnEscape={false}
        position="right"
        size="min(340px, 92vw)"
        padding={0}
        transitionProps={{ duration: 320, timingFunction: 'cubic-bezier(.2,.7,.2,1)' }}
        classNames={{ content: css['content'] ?? '', body: css['body'] ?? '' }}
      >
        <Drawer.Overlay color="#14110f" backgroundOpacity={0.55} />
        <Drawer.Content>
          <div className={css['header']}>
            <Drawer.Title>Shopping cart</Drawer.Title>
            <Drawer.CloseButton aria-label="Close the cart" />
          </div>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </MantineScope>
  );
}

interface CartDrawerBodyProps {
  readonly cart: CartView;
  readonly onClose: () => void;
  readonly status: Elements;
  /** May be a quoted price. */
  readonly boxCentsOf: (line: ProjectedLine) => Cents;
  readonly priceWords: string | null;
}

export function CartDrawerBody({ cart, onClose, status, boxCentsOf, priceWords }: CartDrawerBodyProps) {
  const { lines, refused, isLoading, waitingCount } = cart;
  const isOnline = useIsOnline();
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents({ boxes: line.boxes, pricePerBoxCents: boxCentsOf(line) }), 0);
  if (isLoading) {
    return <LoadingCart className={css['loading']} />;
  }
  return (
    <>
      <div className={css['scroll']}>
        <div className={css['status']}>{status}</div>
        <RefusedChanges entries={refused} />
        {lines.length === 0 ? (
          <div className={css['empty']}>
            <p className={css['emptyTitle']}>Your cart is empty</p>
            <p className={css['emptyText']}>Find a floor you like and add it by the box.</p>
            <ButtonLink to="/" variant="primary" isWide onClick={onClose}>
              Shop Now
            </ButtonLink>
            <EmptyScreenPicture sizes="300px" />
          </div>
        ) : (
          <ul ref={keepRowFocus} role="list" className={css['lines']}>
            {lines.map((line) => (
              <DrawerLine key={line.product.id} line={line} boxCents={boxCentsOf(line)} onLeave={onClose} />
            ))}
          </ul>
        )}
      </div>
      {lines.length > 0 && (
        <div className={css['foot']}>
          <p className={css['subtotal']}>
            <span>Subtotal</span>
            <span className={css['amount']} translate="no">
              {formatUsd(subtotalCents)}
            </span>
          </p>
          {priceWords !== null && (
            <p className={css['note']} role="status">
              {priceWords}
            </p>
          )}
          <ButtonLink to="/my-cart" variant="primary" isWide onClick={onClose}>
            Checkout
          </ButtonLink>
          {waitingCount > 0 && <p className={css['note']}>{waitingWords({ isDurable: outbox.isDurable(), isOnline })}</p>}
        </div>
      )}
    </>
  );
}
