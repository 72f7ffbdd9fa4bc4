import { ButtonLink } from '../../ui/button';
import css from './checkout.module.css';

/** Replaces content for signed-in shoppers; the login leads back to the cart. */
export function SessionOver({ words }: { readonly words: string }) {
  return (
    <div className={css['failed']} role="alert">
      <p>{words}</p>
      <ButtonLink to="/login" search={{ redirect: '/my-cart' }} variant="primary">
        Login
      </ButtonLink>
    </div>
  );
}
