import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Drawer } from '@mantine/core';
import { lineCents } from '../../domain/bill';
import { type ProjectedLine, isSellable } from '../../domain/cart';
import { formatUsd, type Cents } from '../../domain/money';
import { cartFault, shownCart } from '../../offline/shown-cart';
import { ButtonLink } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { MantineScope } from '../../ui/mantine-scope';
import { useOpenLayer } from '../../ui/use-open-layer';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { useIsOnline } from '../session/use-is-online';
import type { OpenedDrawerProps } from './cart-button';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './cart-drawer.module.css';
import { waitingWords } from './cart-outcome';
import { LoadingCart } from './loading-cart';
import { RefusedChanges } from './refused-changes';
import type { CartView } from './use-cart';
import type { Elements } from '../../ui/elements';
import { formatCount } from '../../domain/number-text';
import { CloseIcon } from '../../ui/first-icons';
import { ProductName } from '../../ui/product-name';
import { Pic } from '../../ui/product-picture';
import { changeCart } from './change-cart';
import { PendingMark } from './pending-mark';
import { cartTexts } from './cart.texts';

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
          <div className={classNames(layout['ends'], layout['middle'], css['header'])}>
            <Drawer.Title>{cartTexts.shoppingCart}</Drawer.Title>
            <Drawer.CloseButton aria-label={cartTexts.closeCart} />
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
    return <LoadingCart className={classNames(layout['row3'], layout['middle'], layout['quiet'], css['loading'])} />;
  }
  return (
    <>
      <div className={css['scroll']}>
        <div className={css['status']}>{status}</div>
        <RefusedChanges entries={refused} />
        {lines.length === 0 ? (
          <div className={css['empty']}>
            <p className={classNames(layout['textCategory'], css['emptyTitle'])}>{cartTexts.isEmpty}</p>
            <p className={classNames(layout['quiet'], css['emptyText'])}>{cartTexts.findFloor}</p>
            <ButtonLink to="/" variant="primary" isWide onClick={onClose}>
              {cartTexts.shopNow}
            </ButtonLink>
            <EmptyScreenPicture sizes="300px" />
          </div>
        ) : (
          <ul ref={keepRowFocus} role="list" className={classNames(layout['lined'], css['lines'])}>
            {lines.map((line) => (
              <DrawerLine key={line.product.id} line={line} boxCents={boxCentsOf(line)} onLeave={onClose} />
            ))}
          </ul>
        )}
      </div>
      {lines.length > 0 && (
        <div className={css['foot']}>
          <p className={classNames(layout['ends'], layout['below3'], layout['strong'], css['subtotal'])}>
            <span>{cartTexts.subtotal}</span>
            <span className={classNames(layout['figures'], css['amount'])} translate="no">
              {formatUsd(subtotalCents)}
            </span>
          </p>
          {priceWords !== null && (
            <p className={classNames(layout['caption'], css['note'])} role="status">
              {priceWords}
            </p>
          )}
          <ButtonLink to="/my-cart" variant="primary" isWide onClick={onClose}>
            {cartTexts.checkout}
          </ButtonLink>
          {waitingCount > 0 && (
            <p className={classNames(layout['caption'], css['note'])}>
              {waitingWords({ isDurable: shownCart.get().isDurable, isOnline, hasAnswered: cartFault.get() })}
            </p>
          )}
        </div>
      )}
    </>
  );
}

interface DrawerLineProps {
  readonly line: ProjectedLine;
  readonly boxCents: Cents;
  readonly onLeave: () => void;
}

function DrawerLine({ line, boxCents, onLeave }: DrawerLineProps) {
  const { product, boxes, isInstallationChosen, isPending } = line;
  return (
    <li className={css['line']}>
      <Pic picture={product.picture} sizes="72px" className={css['picture']} isDecorative />
      <div className={css['facts']}>
        <ProductName title={product.title} slug={product.slug} className={css['title']} onFollow={onLeave} />
        <p
          className={classNames(layout['caption'], layout['figures'], css['figures'])}
        >{`${formatCount(boxes)} × ${isSellable(product) ? formatUsd(boxCents) : cartTexts.unpriced}`}</p>
        {isPending && <PendingMark />}
      </div>
      <button
        type="button"
        className={classNames(layout['square'], css['remove'])}
        aria-label={cartTexts.remove(product.title)}
        onClick={() => void changeCart('delete', { product, boxes: 0, isInstallationChosen })}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
