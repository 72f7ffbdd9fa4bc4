import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';

export function NothingToCompare({ isNone }: { readonly isNone: boolean }) {
  return (
    <>
      <Notice
        title={isNone ? 'Choose two to four floors' : 'None of these floors can be shown'}
        action={
          <ButtonLink to="/products" variant="primary">
            See all floors
          </ButtonLink>
        }
      >
        <p>Press Compare on the card of a floor. They then stand here side by side, with prices for your area.</p>
      </Notice>
      <EmptyScreenPicture />
    </>
  );
}
