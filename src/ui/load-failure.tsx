import { Button, ButtonLink } from './button';
import { OfflineIcon } from './icons';
import { Notice } from './notice';
import { EmptyScreenPicture } from './empty-screen-picture';
import type { Elements } from './elements';
import { uiTexts } from './ui.texts';

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
        {uiTexts.tryAgain}
      </Button>
    );
  switch (kind) {
    case 'not-found':
      return notFound ?? <NotFoundNotice isPage={isPage} />;
    case 'offline':
      return (
        <Notice
          title={uiTexts.offline}
          isPage={isPage}
          icon={<OfflineIcon />}
          action={
            <>
              {retry}
              <ButtonLink to="/products" variant="outline">
                {uiTexts.savedFloors}
              </ButtonLink>
            </>
          }
        >
          <p>{uiTexts.pageNotSaved}</p>
        </Notice>
      );
    case 'broken':
      return (
        <Notice title={uiTexts.notLoaded} isPage={isPage} action={retry}>
          <p>{uiTexts.badAnswer}</p>
        </Notice>
      );
  }
}

export function NotFoundNotice({ isPage = false }: { readonly isPage?: boolean }) {
  return (
    <>
      <Notice
        title={uiTexts.notFound}
        isPage={isPage}
        action={
          <>
            <ButtonLink to="/products" variant="primary">
              {uiTexts.shopNow}
            </ButtonLink>
            <ButtonLink to="/" variant="outline">
              {uiTexts.home}
            </ButtonLink>
          </>
        }
      >
        <p>{uiTexts.oldAddress}</p>
      </Notice>
      {isPage && <EmptyScreenPicture />}
    </>
  );
}
