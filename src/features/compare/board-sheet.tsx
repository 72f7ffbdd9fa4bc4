import { boardFootnotes, type BoardGroup, boardSheet } from '../../domain/board-sheet';
import type { ProductDetails } from '../../domain/catalogue';
import { readFloors } from '../../domain/compared-floors';
import { formatDay } from '../../domain/day-number';
import { Button, ButtonLink } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { Notice } from '../../ui/notice';
import { PageBand } from '../../ui/page-band';
import { ShopMark } from '../../ui/shop-mark';
import { Skeleton } from '../../ui/skeleton';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import { productPath } from '../catalogue/product-link';
import css from './board-sheet.module.css';
import { CompareNotices } from './compare-notices';
import { isShown, useComparedFloors } from './use-compared-floors';
import { compareTexts } from './compare.texts';
import { boardSheetPageTexts } from './board-sheet-page.texts';

interface BoardSheetProps {
  readonly details: ProductDetails;
  readonly groups: readonly BoardGroup[];
  readonly footnotes: readonly string[];
  readonly shop: Elements;
}

/** Each sheet has its own head: a board may get a single page. */
function BoardSheet({ details: { product }, groups, footnotes, shop }: BoardSheetProps) {
  const day = formatDay(useNow());
  const address = new URL(productPath(product.slug), window.location.origin).href;
  return (
    <article className={css['sheet']} aria-labelledby={`sheet-${product.id}`} data-board-sheet>
      <div className={css['head']}>
        <ShopMark ground="paper" className={css['shop']} />
        {shop}
      </div>
      <p className={css['kind']}>{compareTexts.boardKind}</p>
      <h2 id={`sheet-${product.id}`} className={css['title']}>
        {product.title}
      </h2>
      <p className={css['where']}>
        <span>{boardSheetPageTexts.number(product.id, day)}</span> <span translate="no">{address}</span>
      </p>
      {groups.map(({ title, lines }) => (
        <section key={title} className={css['group']}>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ label, value }) => (
              <div key={label} className={css['line']}>
                <dt>{label}</dt>
                {value === null ? <dd className={css['missing']}>{compareTexts.notStated}</dd> : <dd>{value}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={css['words']}>
        <p>{compareTexts.makersData}</p>
        {footnotes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={css['signature']}>
        <p>{compareTexts.association}</p>
        <p>{compareTexts.approvedBy}</p>
      </div>
    </article>
  );
}

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
        <h1>{compareTexts.boardSheet}</h1>
        {shown.length === 0 ? null : (
          <Button variant="primary" isCompact onClick={() => window.print()}>
            {compareTexts.print}
          </Button>
        )}
      </div>
      <div className={css['intro']}>
        <p>{compareTexts.boardIntro}</p>
        {isLoading ? null : <CompareNotices asked={asked} leftOut={leftOut} shown={0} onTakeOut={null} />}
      </div>
      {isLoading ? <Skeleton height={640} /> : null}
      {shown.map(({ slug, details }) => (
        <BoardSheet key={slug} details={details} groups={boardSheet(details)} footnotes={boardFootnotes(details)} shop={shop} />
      ))}
      {isLoading || slugs.length > 0 ? null : (
        <Notice
          title={compareTexts.chooseFirst}
          action={
            <ButtonLink to="/products" variant="primary">
              {compareTexts.seeAll}
            </ButtonLink>
          }
        >
          <p>{compareTexts.openFloor}</p>
        </Notice>
      )}
    </PageBand>
  );
}
