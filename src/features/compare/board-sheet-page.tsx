import { boardFootnotes, boardSheet } from '../../domain/board-sheet';
import { readFloors } from '../../domain/compared-floors';
import { Button, ButtonLink } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { Notice } from '../../ui/notice';
import { PageBand } from '../../ui/page-band';
import { Skeleton } from '../../ui/skeleton';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { BoardSheet } from './board-sheet';
import css from './board-sheet.module.css';
import { CompareNotices } from './compare-notices';
import { isShown, useComparedFloors } from './use-compared-floors';

interface BoardSheetPageProps {
  /** 'slug,slug' */
  readonly floors: string | undefined;
  readonly shop: Elements;
}

/** One printed page for each floor. */
export function BoardSheetPage({ floors, shop }: BoardSheetPageProps) {
  const isHydrated = useIsHydrated();
  const { slugs, leftOut } = readFloors(floors);
  const asked = useComparedFloors(isHydrated ? slugs : []);
  const shown = asked.filter(isShown).filter(({ hasDetails }) => hasDetails);
  const isLoading = !isHydrated || (shown.length === 0 && asked.some(({ errorKind }) => errorKind === 'none'));
  return (
    <PageBand className={css['page']}>
      <div className={css['top']}>
        <h1>For your condo board</h1>
        {shown.length === 0 ? null : (
          <Button variant="primary" isCompact onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
      <div className={css['intro']}>
        <p>What an association asks before it allows a hard floor, one printed page for each. Missing words are said to be missing.</p>
        {isLoading ? null : <CompareNotices asked={asked} leftOut={leftOut} shown={0} onTakeOut={null} />}
      </div>
      {isLoading ? <Skeleton height={640} /> : null}
      {shown.map(({ slug, details }) => (
        <BoardSheet key={slug} details={details} groups={boardSheet(details)} footnotes={boardFootnotes(details)} shop={shop} />
      ))}
      {isLoading || slugs.length > 0 ? null : (
        <Notice
          title="Choose a floor first"
          action={
            <ButtonLink to="/products" variant="primary">
              See all floors
            </ButtonLink>
          }
        >
          <p>Open a floor and press ‘For your condo board’.</p>
        </Notice>
      )}
    </PageBand>
  );
}
