import { ButtonLink } from '../../ui/button';
import css from './checkout.module.css';

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
