import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';

export function NoProducts() {
  return (
    <>
      <Notice
        title="Nothing here yet"
        action={
          <ButtonLink to="/products" variant="primary">
            Shop Now
          </ButtonLink>
        }
      >
        <p>No floor in this category is available right now. Please look at the others.</p>
      </Notice>
      <EmptyScreenPicture />
    </>
  );
}
