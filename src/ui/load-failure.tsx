import { Button, ButtonLink } from './button';
import { OfflineIcon } from './icons';
import { Notice } from './notice';
import { EmptyScreenPicture } from './empty-screen-picture';
import type { Elements } from './elements';

export type FailureKind = 'not-found' | 'offline' | 'broken';

export interface LoadFailureProps {
  readonly kind: FailureKind;
  /** Replaces the general text. */
  readonly notFound?: Elements;
  readonly onRetry?: (() => void) | undefined;
  readonly isPage?: boolean;
}

export function LoadFailure({ kind, notFound, onRetry, isPage = false }: LoadFailureProps) {
  const retry =
    onRetry === undefined ? undefined : (
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    );
  switch (kind) {
    case 'not-found':
      return notFound ?? <NotFoundNotice isPage={isPage} />;
    case 'offline':
      return (
        <Notice
          title="You are offline"
          isPage={isPage}
          icon={<OfflineIcon />}
          action={
            <>
              {retry}
              <ButtonLink to="/products" variant="outline">
                See saved floors
              </ButtonLink>
            </>
          }
        >
          <p>This page has not been saved on this device yet. What you have already looked at still opens.</p>
        </Notice>
      );
    case 'broken':
      return (
        <Notice title="This did not load" isPage={isPage} action={retry}>
          <p>The store did not answer as it should. Please try again in a moment.</p>
        </Notice>
      );
  }
}

export function NotFoundNotice({ isPage = false }: { readonly isPage?: boolean }) {
  return (
    <>
      <Notice
        title="We could not find that page"
        isPage={isPage}
        action={
          <>
            <ButtonLink to="/products" variant="primary">
              Shop Now
            </ButtonLink>
            <ButtonLink to="/" variant="outline">
              Home
            </ButtonLink>
          </>
        }
      >
        <p>The address may be old, or the floor may have left the range.</p>
      </Notice>
      {isPage && <EmptyScreenPicture />}
    </>
  );
}
