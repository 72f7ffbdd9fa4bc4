import { MAX_COMPARED, MIN_COMPARED } from '../../domain/compared-floors';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { Notice } from '../../ui/notice';
import css from './compare-notices.module.css';
import type { AskedFloor } from './use-compared-floors';
import { compareTexts } from './compare.texts';
import { compareNoticesTexts } from './compare-notices.texts';

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
      {leftOut === 0 ? null : <p className={css['notice']}>{compareNoticesTexts.onlySoMany(MAX_COMPARED)}</p>}
      {gone.map(({ slug, title }) => (
        <div key={slug} className={css['notice']}>
          <p>
            <span>{title === undefined ? compareTexts.goneAddress : compareTexts.goneFloor}</span>
            <span translate="no">{title ?? slug}</span>
          </p>
          {onTakeOut === null ? null : (
            <Button variant="text" isCompact onClick={() => onTakeOut(slug)}>
              {compareTexts.takeItOut}
            </Button>
          )}
        </div>
      ))}
      {missing.map(({ slug, title, errorKind, retry }) => (
        <div key={slug} className={css['notice']}>
          <p>
            <strong translate="no">{title ?? slug}</strong>
            <span>{errorKind === 'offline' ? compareTexts.offlineDetails : compareTexts.detailsNotLoaded}</span>
          </p>
          <Button variant="text" isCompact onClick={retry}>
            {compareTexts.tryAgain}
          </Button>
        </div>
      ))}
      {shown === 0 || shown >= MIN_COMPARED ? null : (
        <div className={css['notice']}>
          <p>{compareTexts.oneAlone}</p>
          <ButtonLink to="/products" variant="text" isCompact>
            {compareTexts.seeAll}
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
        title={isNone ? compareTexts.chooseSome : compareTexts.noneShown}
        action={
          <ButtonLink to="/products" variant="primary">
            {compareTexts.seeAll}
          </ButtonLink>
        }
      >
        <p>{compareTexts.pressCompare}</p>
      </Notice>
      <EmptyScreenPicture />
    </>
  );
}
