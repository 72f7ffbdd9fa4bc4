import { NOTHING_ASKED, type FindState } from '../../domain/find/find-state';
import type { Findings } from '../../domain/find/find-floors';
import { formatUsd } from '../../domain/money';
import { formatCount } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { ListSearch } from '../catalogue/list-search';
import { ProductList } from '../catalogue/product-list';
import { focusFilterButton } from './filter-button';
import { FoundPages } from './found-pages';
import css from './nothing-found.module.css';
import { useFindState } from './use-find-state';
import { findTexts } from './find.texts';
import { nothingFoundTexts } from './nothing-found.texts';

export function NothingFound({ search, findings }: { readonly search: ListSearch; readonly findings: Findings }) {
  const [state, ask] = useFindState(search);
  const { loosen, nearest, nearestAboveCents } = findings;
  const isNoFloor = findings.understood?.isNoFloor === true;
  const hasWays = loosen.length > 0;
  return (
    <>
      <Notice title={isNoFloor ? findTexts.noFloor : findTexts.noneHasAll} className={css['notice']}>
        <p>{isNoFloor ? findTexts.pagesMayHelp : adviceFor(findings, isTextAlone(state), hasWays)}</p>
        {isNoFloor ? <FoundPages findings={findings} /> : null}
        <ul role="list" className={css['ways']}>
          {loosen.map((way) => (
            <li key={way.label}>
              <button
                type="button"
                className={css['way']}
                onClick={() => {
                  focusFilterButton();
                  ask(way.state);
                }}
              >
                <span>{isAnyPrice(way.state) && !isAnyPrice(state) ? findTexts.atAnyPrice : nothingFoundTexts.without(way.label)}</span>
                <span className={css['count']}>{`${formatCount(way.count)} ${way.count === 1 ? findTexts.floor : findTexts.floors}`}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button
          variant="text"
          onClick={() => {
            focusFilterButton();
            ask(NOTHING_ASKED);
          }}
        >
          {findTexts.showAll}
        </Button>
      </Notice>
      {isNoFloor ? null : <FoundPages findings={findings} />}
      {nearest.length === 0 ? null : (
        <section aria-labelledby="nearest-floors" className={css['nearest']}>
          <p id="nearest-floors" className={css['title']}>
            {findTexts.nearest}
          </p>
          {nearestAboveCents === null ? null : <p className={css['above']}>{nothingFoundTexts.costMore(formatUsd(nearestAboveCents))}</p>}
          <ProductList products={nearest.map(({ floor }) => floor)} count={nearest.length} page={1} failure={null} />
        </section>
      )}
    </>
  );
}

const isAnyPrice = ({ price }: FindState): boolean => price.fromCents === null && price.toCents === null;
const isTextAlone = (state: FindState): boolean => isAnyPrice(state) && Object.keys(state.chosen).length === 0;

function adviceFor({ understood, evidence, nearest }: Findings, isText: boolean, hasWays: boolean): string {
  if (evidence.some(({ said }) => said === 0)) return findTexts.noMakerSays;
  if (hasWays && (!isText || understood?.unknown.length === 0)) return findTexts.leaveOut;
  if (isText && nearest.length > 0 && understood?.unknown.length === 0) return findTexts.comeNearest;
  if (isText) return findTexts.checkSpelling;
  return findTexts.takeAway;
}
