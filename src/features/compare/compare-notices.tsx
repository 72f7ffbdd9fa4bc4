import { MAX_COMPARED, MIN_COMPARED } from '../../domain/compared-floors';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { Notice } from '../../ui/notice';
import css from './compare-notices.module.css';
import type { AskedFloor } from './use-compared-floors';

interface CompareNoticesProps {
  readonly asked: readonly AskedFloor[];
  readonly leftOut: number;
  readonly shown: number;
  /** Null where that is not possible. */
  readonly onTakeOut: ((slug: string) => void) | null;
}

export function CompareNotices({ asked, leftOut, shown, onTakeOut }: CompareNoticesProps) {
  const gone = asked.filter(({ errorKind }) => errorKind === 'not-found');
  const missing = asked.filter(({ hasDetails, errorKind }) => !hasDetails && (errorKind === 'offline' || errorKind === 'broken'));
  return (
    <div ref={keepRowFocus} className={css['notices']}>
      {leftOut === 0 ? null : (
        <p className={css['notice']}>
          {`Only ${MAX_COMPARED} floors fit side by side, so the first ${MAX_COMPARED} are shown. Take one out to see another.`}
        </p>
      )}
      {gone.map(({ slug, title }) => (
        <div key={slug} className={css['notice']}>
          <p>
            <span>{title === undefined ? 'We no longer have a floor at this address: ' : 'We no longer have this floor: '}</span>
            <span translate="no">{title ?? slug}</span>
          </p>
          {onTakeOut === null ? null : (
            <Button variant="text" isCompact onClick={() => onTakeOut(slug)}>
              Take it out
            </Button>
          )}
        </div>
      ))}
      {missing.map(({ slug, title, errorKind, retry }) => (
        <div key={slug} className={css['notice']}>
          <p>
            <strong translate="no">{title ?? slug}</strong>
            <span>
              {errorKind === 'offline'
                ? ': its details are not saved on this device. Open it once with a connection, or download the catalog.'
                : ': its details did not load. Try again in a moment.'}
            </span>
          </p>
          <Button variant="text" isCompact onClick={retry}>
            Try again
          </Button>
        </div>
      ))}
      {shown === 0 || shown >= MIN_COMPARED ? null : (
        <div className={css['notice']}>
          <p>One floor alone has nothing to compare with. Add another: press Compare on its card.</p>
          <ButtonLink to="/products" variant="text" isCompact>
            See all floors
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

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
