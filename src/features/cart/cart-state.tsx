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
import { cartTexts } from './cart.texts';

export function CartState({ cart }: { readonly cart: CartView }) {
  const isHydrated = useIsHydrated();
  const session = useSession();
  if (!isHydrated || cart.isLoading) {
    return <LoadingCart className={classNames(layout['row4'], layout['middle'], layout['quiet'], css['loading'])} />;
  }
  if (session === null) {
    return (
      <div className={css['state']}>
        <p className={css['title']}>{cartTexts.loginFirst}</p>
        <p className={classNames(layout['quiet'], css['text'])}>{cartTexts.keptWithAccount}</p>
        <div className={classNames(layout['row4'], layout['middle'], css['actions'])}>
          <ButtonLink to="/login" search={{ redirect: '/my-cart' }} variant="primary">
            {cartTexts.login}
          </ButtonLink>
          <Link to="/sign-up" search={{ redirect: '/my-cart' }} className={layout['link']}>
            {cartTexts.createAccount}
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
        <p className={css['title']}>{isOffline ? cartTexts.offline : cartTexts.notLoaded}</p>
        <p className={classNames(layout['quiet'], css['text'])}>
          {isOffline ? cartTexts.noCopy : messageFor(cart.error, cartTexts.inAMoment)}
        </p>
        <Button variant="primary" onClick={() => void cart.refetch()}>
          {cartTexts.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={css['state']}>
      <p className={css['title']}>{cartTexts.isEmpty}</p>
      <p className={classNames(layout['quiet'], css['text'])}>{cartTexts.everyFloor}</p>
      <div className={classNames(layout['row4'], layout['middle'], css['actions'])}>
        <ButtonLink to="/" variant="primary">
          {cartTexts.shopNow}
        </ButtonLink>
        <Link to="/rooms" className={layout['link']}>
          {cartTexts.myRooms}
        </Link>
      </div>
      <EmptyScreenPicture />
    </div>
  );
}
