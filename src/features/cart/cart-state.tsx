import { Link } from '@tanstack/react-router';
import { messageFor, NetworkError } from '../../api/errors';
import { Button, ButtonLink } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { useSession } from '../session/session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './cart-state.module.css';
import { LoadingCart } from './loading-cart';
import type { CartView } from './use-cart';

export function CartState({ cart }: { readonly cart: CartView }) {
  const isHydrated = useIsHydrated();
  const session = useSession();
  if (!isHydrated || cart.isLoading) {
    return <LoadingCart className={classNames(layout['row4'], layout['middle'], layout['quiet'], css['loading'])} />;
  }
  if (session === null) {
    return (
      <div className={css['state']}>
        <p className={css['title']}>Please login first</p>
        <p className={classNames(layout['quiet'], css['text'])}>Your cart is kept with your account, so it is there on every device.</p>
        <div className={classNames(layout['row4'], layout['middle'], css['actions'])}>
          <ButtonLink to="/login" search={{ redirect: '/my-cart' }} variant="primary">
            Login
          </ButtonLink>
          <Link to="/sign-up" search={{ redirect: '/my-cart' }} className={layout['link']}>
            Create an Account
          </Link>
        </div>
        <EmptyScreenPicture />
      </div>
    );
  }
  if (cart.error !== null) {
    const isOffline = cart.error instanceof NetworkError;
    return (
      <div className={css['state']}>
        <p className={css['title']}>{isOffline ? 'You are offline' : 'Your cart did not load'}</p>
        <p className={classNames(layout['quiet'], css['text'])}>
          {isOffline
            ? 'This device has no saved copy of your cart yet. It opens as soon as the store can be reached.'
            : messageFor(cart.error, 'Please try again in a moment.')}
        </p>
        <Button variant="primary" onClick={() => void cart.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={css['state']}>
      <p className={css['title']}>Your cart is empty</p>
      <p className={classNames(layout['quiet'], css['text'])}>Every floor begins with one box. Find the plank you would like to walk on.</p>
      <div className={classNames(layout['row4'], layout['middle'], css['actions'])}>
        <ButtonLink to="/" variant="primary">
          Shop Now
        </ButtonLink>
        <Link to="/rooms" className={layout['link']}>
          My rooms
        </Link>
      </div>
      <EmptyScreenPicture />
    </div>
  );
}
