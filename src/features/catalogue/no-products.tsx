import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { WidePlank } from '../../ui/wide-plank';

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
        <p>No floor of this kind is on sale at the moment. The other families are.</p>
      </Notice>
      <WidePlank />
    </>
  );
}
