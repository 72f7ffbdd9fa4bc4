import type { ReactNode } from 'react';
import { formatCount } from '../../domain/number-text';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { WidePlank } from '../../ui/wide-plank';
import { ProductCardSkeleton } from './product-card-skeleton';

const SKELETONS = 8;

/** In the grid of the floors to come. */
export function ProductGridSkeleton({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className} role="status" aria-label="Loading floors">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

export function NoFloors() {
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

export interface ListEndProps {
  readonly shown: number;
  readonly count: number;
  /** More were asked for and are not here yet. */
  readonly isWaiting: boolean;
  /** Said instead of the button when the rest did not come. */
  readonly failure: ReactNode;
  readonly onMore: () => void;
}

/** How far the list has come, and the way on. */
export function ListEnd({ shown, count, isWaiting, failure, onMore }: ListEndProps) {
  return (
    <>
      <p role="status">{`Showing ${formatCount(shown)} of ${formatCount(count)} floors`}</p>
      {shown === count
        ? null
        : (failure ?? (
            <Button variant="outline" isBusy={isWaiting} onClick={onMore}>
              Show more floors
            </Button>
          ))}
    </>
  );
}
